import { type ControlSchemaName, getControlKey } from '@mocks/contract/control-schemas'
import { refuse } from '@mocks/contract/refusal'
import type { Control } from '@mocks/controls/control'

/** The request body of `mail/send`. */
interface MailRequest {
  to: string
  /** How the control fails after it has inserted the mail. */
  fail?: 'refusal' | 'response with status 422' | 'defect'
}

/** The schema of the request body of `mail/send`. Only the test of these controls compiles the schema. */
export const schemas = {
  [getControlKey('mail')]: {
    type: 'object',
    additionalProperties: false,
    required: ['to'],
    properties: { to: { type: 'string', format: 'email' }, fail: { type: 'string' } },
  },
}

const sendControl: Control<MailRequest> = {
  method: 'POST',
  schema: 'mail' as ControlSchemaName,
  run: async ({ db, ids, clock, url, body: { to, fail } }) => {
    const code = ids.text(6)
    const mail = { id: ids.next('mailbox'), to, code, subject: url.origin, link: null }
    await db.mailbox.insert({ ...mail, kind: 'invitation', at: clock.now().toISOString() })
    if (fail === 'refusal') refuse(409, { message: 'No.' })
    if (fail === 'response with status 422') return { status: 422, body: { detail: 'No.' } }
    if (fail === 'defect') throw new Error('a mistake')
    return { status: 201, body: { code } }
  },
}
const readControl: Control = {
  method: 'GET',
  schema: null,
  run: ({ db, url }) => ({
    status: 200,
    body: db.mailbox.find(({ to }) => to === url.searchParams.get('to')),
  }),
}

/** A control that writes data and a control that reads data. They replace the real controls in a test. */
export const controls: Record<string, Control<never>> = { 'mail/send': sendControl, mail: readControl }
