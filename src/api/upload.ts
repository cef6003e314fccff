/**
 * Returns a `fetch` that tells how much of a file has been sent, which the browser's own does not.
 * @param onProgress called with the sent part, from 0 to 1
 */
export const uploading =
  (file: Blob, onProgress: (part: number) => void) =>
  ({ method, url, headers, signal }: Request): Promise<Response> =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest()
      request.open(method, url)
      for (const [name, value] of headers) request.setRequestHeader(name, value)
      request.upload.addEventListener('progress', ({ loaded }) => onProgress(loaded / file.size))
      request.addEventListener('load', () => {
        const type = request.getResponseHeader('content-type')
        const answered = new Headers(type === null ? {} : { 'content-type': type })
        resolve(new Response(request.responseText, { status: request.status, headers: answered }))
      })
      request.addEventListener('error', () => reject(new TypeError('The request did not reach the server.')))
      request.addEventListener('abort', () => reject(signal.reason))
      signal.addEventListener('abort', () => request.abort())
      request.send(file)
    })
