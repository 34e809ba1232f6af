import { contract } from '../contract/generated/contract.ts'
import type { MailRow } from '../db/rows.ts'
import type { Control } from './control.ts'

/** Lists the simulated mails, the newest first, with absolute links. */
export const mailboxControl: Control = {
  method: 'GET',
  schema: null,
  run: ({ db, portal }) => {
    const mails = db.mailbox
      .all()
      .sort((left, right) => parseSendTime(right) - parseSendTime(left) || right.id - left.id)
    return { status: 200, body: mails.map((mail) => toMailView(mail, portal)) }
  },
}

const parseSendTime = ({ at }: MailRow): number => Date.parse(at)

function toMailView({ to, subject, kind, link, code, at }: MailRow, portal: URL) {
  return {
    to,
    subject,
    kind,
    ...(link !== null && { link: new URL(link.slice(1), portal).href }),
    ...(code !== null && { code }),
    at,
  }
}

/** Lists the operations into which faults can be injected: all operations, in the order of the contract. */
export const operationsControl: Control = {
  method: 'GET',
  schema: null,
  run: () => ({
    status: 200,
    body: Object.values(contract.operations).map(({ operationId, method, path, tag, summary }) => ({
      operationId,
      method,
      path,
      tag,
      summary,
    })),
  }),
}
