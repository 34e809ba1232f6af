import type { QueryClient } from '@tanstack/react-query'
import { getLostCalls, openLostCallStore } from './lost-calls'
import { sendWrite } from './send-write'
import type { Write } from './write'

/** Sends a write with `sendWrite` and the lost calls that the client knows. Refetches nothing. */
export const callWrite = <Variables, Result>(
  client: QueryClient,
  write: Write<Variables, Result>,
  variables: Variables,
): Promise<Result> =>
  sendWrite(write, variables, openLostCallStore(getLostCalls(client), write, variables), (request) =>
    write.call(variables, request),
  )
