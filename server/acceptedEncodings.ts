/** Returns the codings of an Accept-Encoding header, in lower case, without those of quality 0 (RFC 9110, 12.5.3). */
export const acceptedEncodings = (header = ''): string[] =>
  header
    .toLowerCase()
    .split(',')
    .flatMap((part) => {
      const [coding = '', ...parameters] = part.split(';').map((text) => text.trim())
      return parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter)) ? [] : [coding]
    })
