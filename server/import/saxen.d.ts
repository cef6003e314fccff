declare module 'saxen' {
  type Decode = (text: string) => string

  /** The part of saxen that is used. */
  export class Parser {
    on(
      name: 'openTag',
      handler: (
        element: string,
        attributes: () => Record<string, string>,
        decode: Decode,
        isSelfClosing: boolean,
      ) => void,
    ): this
    on(name: 'closeTag', handler: (element: string, decode: Decode, isSelfClosing: boolean) => void): this
    on(name: 'text' | 'cdata' | 'attention', handler: (text: string) => void): this
    on(name: 'error' | 'warn', handler: (error: Error) => void): this
    write(xml: string): this
    end(): Error | undefined
  }
}
