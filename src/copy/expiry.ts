import type { ExpiryKind } from '@/domain/expiry'
import { plural } from './plural'

export const expiries = {
  section: 'Vencimientos',
  near: (daysLeft: number) => {
    if (daysLeft === 0) return 'Vence hoy'
    return daysLeft === 1 ? 'Vence mañana' : `Vence en ${plural(daysLeft, { one: 'día', other: 'días' })}`
  },
  over: (lastDay: string) => `Venció el ${lastDay}`,
  /** The names of the kinds of things that expire. */
  kinds: {
    authorization: 'Autorización',
    invitation: 'Invitación',
    group: 'Autorización de grupo',
    tenant: 'Contrato de inquilino',
    inspection: 'VTV',
    vehicleInsurance: 'Seguro del vehículo',
    insurance: 'Póliza A.R.T.',
    workerInsurance: 'A.R.T. del trabajador',
    workerCheck: 'Antecedentes del trabajador',
    submittedCheck: 'Antecedentes presentados',
    work: 'Obra',
  } satisfies Record<ExpiryKind, string>,
}
