import { getStatusWord } from '@/copy/labels'
import { weekdayWords } from '@/copy/weekdays'
import { partyStatuses } from '@/copy/works'
import { formatDay, toShortTime } from '@/domain/days'
import type { EntryRefusalReason } from '@/domain/entry'
import { describeWorkStatus } from '../detail/describe-closed-work'

const list = new Intl.ListFormat('es')

type ReasonOf<Code extends EntryRefusalReason['code']> = Extract<EntryRefusalReason, { code: Code }>

/** The words of the rows, which are shown before the rest of the roster. */
export const rowCopy = {
  caption: 'Nómina',
  columns: {
    name: 'Apellido y nombre',
    document: 'DNI',
    status: 'Estado',
    insurance: 'Seguro A.R.T.',
    check: 'Antecedentes penales',
    tomorrow: '¿Puede entrar mañana?',
  },
  row: { edit: 'Editar', remove: 'Remover' },
  tomorrow: {
    yes: 'Sí',
    no: 'No',
    failed: 'No pudimos leer las autorizaciones para saber quién puede entrar mañana.',
    hours: (start: string, end: string) => `De ${toShortTime(start)} a ${toShortTime(end)}`,
    reasons: {
      workNotCurrent: ({ status }) => describeWorkStatus(status),
      workOver: ({ lastDay }) => `La obra llega hasta el ${formatDay(lastDay)}.`,
      workerNotCurrent: ({ status }) => `Su estado en la nómina es ${getStatusWord(partyStatuses, status)}.`,
      withoutInsurance: () => 'No tiene seguro A.R.T.',
      insuranceOver: ({ lastDay }) => `El seguro A.R.T. llega hasta el ${formatDay(lastDay)}.`,
      withoutCheck: () => 'No tiene antecedentes penales.',
      checkNotYet: ({ firstDay }) => `Los antecedentes penales valen desde el ${formatDay(firstDay)}.`,
      checkOver: ({ lastDay }) => `Los antecedentes penales llegan hasta el ${formatDay(lastDay)}.`,
      withoutGroup: () => 'No está en ninguna autorización.',
      groupOff: ({ group }) => `La autorización ${group} está inactiva.`,
      groupOver: ({ group, lastDay }) => `La autorización ${group} llega hasta el ${formatDay(lastDay)}.`,
      groupNotYet: ({ group, firstDay }) => `La autorización ${group} empieza el ${formatDay(firstDay)}.`,
      otherDay: ({ group, weekdays }) =>
        `La autorización ${group} es para ${list.format(weekdays.map((day) => weekdayWords[day].name))}.`,
    } satisfies { [Code in EntryRefusalReason['code']]: (reason: ReasonOf<Code>) => string },
  },
  renewal: {
    column: 'Elegir',
    choose: (name: string) => `Elegir a ${name}`,
    pending: 'En revisión',
  },
}
