import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'

/** Asks for the password on the terminal, without showing what is typed. @throws Error if there is no terminal. */
export async function askPassword(): Promise<string> {
  if (!process.stdin.isTTY) throw new Error('There is no password: set CONTRACT_PASSWORD')
  process.stderr.write('Password: ')
  const hidden = new Writable({ write: (_chunk, _encoding, done) => done() })
  const lines = createInterface({ input: process.stdin, output: hidden, terminal: true })
  try {
    return await lines.question('')
  } finally {
    lines.close()
    process.stderr.write('\n')
  }
}
