import { formatList } from './sentences.ts'

/** The backend's sentences about construction works. */
export const workSentences = {
  otherWork: 'No es la obra que se está editando.',
  unknownPerson: 'La persona no está registrada en el barrio.',

  managers: {
    cannotEditSelf: 'No se puede editar a sí mismo.',
    otherResident: 'No se puede editar a otro residente del lote.',
    alreadyManager: 'Esta persona ya es responsable de la obra.',
    otherPerson: 'La persona de un responsable de obra no se puede cambiar.',
    ownEmail: 'Esta persona ya tiene un usuario y solo ella puede cambiar su email.',
    notManager: 'Esta persona no es responsable de la obra.',
    notCurrent: 'No se puede invitar a un responsable de obra no vigente',
    withoutEmail: 'Esta persona no tiene un email al que enviarle la invitación.',
    invited: 'Invitación enviada al responsable de obra.',
    invitedAgain: 'Invitación reenviada al responsable de obra.',
    subject: (title: string) => `Te invitaron a gestionar la obra ${title}`,
  },

  workers: {
    alreadyWorker: 'Esta persona ya se encuentra registrado como trabajador, por favor elija otra.',
  },

  persons: {
    alreadyRegistered: (name: string) => `${name} ya está registrada/o en el barrio con ese documento.`,
    emailTaken: 'Ya existe otra persona con este email.',
  },

  groups: {
    withoutName: 'El título no puede estar vacío.',
    beginsTooEarly: 'La fecha de inicio no puede ser anterior a la de la obra.',
    endsTooLate: 'La fecha de fin no puede ser posterior a la de la obra.',
    endsInThePast: 'La fecha de fin no puede ser anterior a hoy.',
    endsBeforeItBegins: 'La fecha de fin no puede ser anterior a la de inicio.',
    beginningIsFixed: 'La fecha de inicio de una autorización que ya terminó no se puede cambiar.',
    withoutDays: 'Elegí por lo menos un día de la semana.',
    onWeekends: 'Solo se puede autorizar de lunes a viernes.',
    notAQuarter: 'El horario debe ser de quince en quince minutos.',
    timesReversed: 'La hora de fin no puede ser anterior a la de inicio.',
    endsTooLateInTheDay: 'La hora de fin no puede ser posterior a las 17:00.',
    strangers: 'Alguno de los trabajadores no es de la obra.',
    notCurrent: (names: readonly string[]) =>
      `${formatList(names)} no ${names.length === 1 ? 'está vigente' : 'están vigentes'} en la nómina de la obra.`,
  },
}
