import { createContext } from 'react'
import { type LostCalls, openLostCallStore } from './lost-calls'
import { sendWrite } from './send-write'
import type { Write } from './write'

/** Sends a write with `sendWrite`. */
export type WriteSender = <Variables, Result>(
  write: Write<Variables, Result>,
  variables: Variables,
) => Promise<Result>

/** Creates a sender that needs no query client, so that nothing is refetched after a write. It remembers its own lost calls. */
export function createWriteSender(): WriteSender {
  const lostCalls: LostCalls = new Map()
  return (write, variables) =>
    sendWrite(write, variables, openLostCallStore(lostCalls, write, variables), (request) =>
      write.call(variables, request),
    )
}

/** The sender of the screens that are part of the portal and of the public pages. Only the portal has a query client. */
export const WriteSenderContext = createContext<WriteSender>(createWriteSender())
