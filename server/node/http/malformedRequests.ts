import { STATUS_CODES, type Server } from 'node:http'
import type { RequestsInFlight } from './requestsInFlight.ts'

/** Status of each error code of Node's parser; 400 for all others. */
const statuses: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
}

const messages: Record<number, string> = {
  408: 'The request took too long.',
  413: 'The request is larger than the server accepts.',
  431: 'The headers of the request are too long.',
}

const MALFORMED = 'The request is malformed.'

export const malformed = () => Response.json({ message: MALFORMED }, { status: 400 })

/** Responds to malformed HTTP requests with the error body of the API; Node would send no body. */
export function refuseMalformed(server: Server, inFlight: RequestsInFlight): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (!socket.writable || error.code === 'ECONNRESET' || inFlight.hasBegun(socket)) return socket.destroy()
    const status = statuses[error.code ?? ''] ?? 400
    const body = JSON.stringify({ message: messages[status] ?? MALFORMED })
    socket.end(
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Type: application/json\r\n` +
        `Content-Length: ${body.length}\r\n\r\n${body}`,
    )
  })
  server.on('checkExpectation', (_request, response) => {
    const message = 'The server does not support what the header Expect asks for.'
    response.statusCode = 417
    response.setHeader('Content-Type', 'application/json')
    response.end(JSON.stringify({ message }))
  })
}
