import { accounts, signIn } from './accounts.ts'
import type { Control } from './control.ts'
import { decide } from './decide.ts'
import { gateCheckIn, gateCheckOut } from './gate.ts'
import { gateView } from './gate-view.ts'
import { mailbox } from './mailbox.ts'
import { operations } from './operations.ts'
import { pending } from './pending.ts'

/** The controls that read or change the data, by what follows `/__mock/`. `control.ts` says how to add one. */
export const controls: Readonly<Record<string, Control<never>>> = {
  accounts,
  'accounts/sign-in': signIn,
  'administration/decide': decide,
  'administration/pending': pending,
  gate: gateView,
  'gate/check-in': gateCheckIn,
  'gate/check-out': gateCheckOut,
  mailbox,
  operations,
}
