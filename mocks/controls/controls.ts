import { accountsControl, signInControl } from './accounts.ts'
import type { Control } from './control.ts'
import { decideControl } from './decide.ts'
import { checkInControl, checkOutControl } from './gate.ts'
import { gateControl } from './gate-view.ts'
import { mailboxControl, operationsControl } from './lists.ts'
import { pendingControl } from './pending.ts'

/** The controls that read or change the data, by the path after `/__mock/`. `control.ts` explains how to add a control. */
export const controls: Readonly<Record<string, Control<never>>> = {
  accounts: accountsControl,
  'accounts/sign-in': signInControl,
  'administration/decide': decideControl,
  'administration/pending': pendingControl,
  gate: gateControl,
  'gate/check-in': checkInControl,
  'gate/check-out': checkOutControl,
  mailbox: mailboxControl,
  operations: operationsControl,
}
