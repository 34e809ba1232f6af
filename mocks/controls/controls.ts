import type { Control } from './control.ts'
import { decide } from './decide.ts'
import { gateCheckIn, gateCheckOut } from './gate.ts'
import { mailbox } from './mailbox.ts'

/** The controls that read or change the data, by what follows `/__mock/`. `control.ts` says how to add one. */
export const controls: Readonly<Record<string, Control<never>>> = {
  'administration/decide': decide,
  mailbox,
  'gate/check-in': gateCheckIn,
  'gate/check-out': gateCheckOut,
}
