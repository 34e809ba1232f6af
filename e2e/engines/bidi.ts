/** Sends a command, and returns its result. Rejects if the browser reports an error. */
export type Send = <Result>(method: string, params: object) => Promise<Result>

/** The parts of the event `log.entryAdded` that the tests read. */
export interface LogEntry {
  type: string
  level: string
  text: string
}

interface Connection {
  send: Send
  disconnect: () => void
}

/** Connects to WebDriver BiDi over a WebSocket. Calls `onLogEntry` for each message on the console of a page. */
export async function connect(address: string, onLogEntry: (entry: LogEntry) => void): Promise<Connection> {
  const socket = new WebSocket(address)
  await new Promise((resolve, reject) => {
    socket.onopen = resolve
    socket.onerror = () => reject(new Error(`No connection to ${address}`))
  })
  const pendingCommands = new Map<number, PromiseWithResolvers<unknown>>()
  socket.onmessage = ({ data }) => {
    const { id, type, result, error, message, method, params } = JSON.parse(data)
    if (type === 'success') pendingCommands.get(id)?.resolve(result)
    else if (type === 'error') pendingCommands.get(id)?.reject(new Error(`${error}: ${message}`))
    else if (method === 'log.entryAdded') onLogEntry(params)
  }
  socket.onclose = () => {
    for (const { reject } of pendingCommands.values()) reject(new Error('The browser has ended'))
  }
  let lastId = 0
  const send = <Result>(method: string, params: object) => {
    lastId += 1
    const response = Promise.withResolvers<unknown>()
    pendingCommands.set(lastId, response)
    socket.send(JSON.stringify({ id: lastId, method, params }))
    return response.promise as Promise<Result>
  }
  return { send, disconnect: () => socket.close() }
}
