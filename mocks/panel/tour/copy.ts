/** The texts of a stop of the tour. */
interface StopCopy {
  title: string
  /** The person who acts at the stop. */
  actor: string
  text: string
  /** The label of the button that opens the page of the stop, or performs a step outside the portal. */
  action: string
  doneMessage: string
}

/** The Spanish texts of the guided tour. */
export const copy = {
  region: 'Recorrido guiado',
  /**
   * The number of the stop, and a note that the data is invented. On a phone, the demo button has no room for that note.
   */
  position: (stop: number, stopCount: number) => `${stop} de ${stopCount} · Datos inventados`,
  next: 'Siguiente',
  finish: 'Terminar',
  leave: 'Salir del recorrido',
  otherScenario:
    'El recorrido usa el escenario de demostración. Si empezás, se pierde lo que hiciste en este escenario.',
  restart: 'Restablecer y empezar',
  stops: {
    authorize: {
      title: 'Autorizar una visita',
      actor: 'Carolina, propietaria',
      text: 'Carolina espera a alguien. Tocá a un contacto, elegí a qué viene y después «Autorizar».',
      action: 'Entrar como Carolina',
      doneMessage: 'La visita ya está autorizada.',
    },
    pass: {
      title: 'El pase con QR',
      actor: 'Carolina, propietaria',
      text: 'Esto recibe la visita en su teléfono. Tocá «Ver pase».',
      action: 'Llevame',
      doneMessage: 'Con este QR entra la visita, solo en los días y horarios autorizados.',
    },
    gate: {
      title: 'En la barrera',
      actor: 'La guardia',
      text: 'La visita llega y muestra su QR. La guardia lo lee, y el sistema dice si puede pasar.',
      action: 'Leer el QR en la guardia',
      doneMessage: 'La visita ya está adentro.',
    },
    movements: {
      title: 'Los movimientos',
      actor: 'Carolina, propietaria',
      text: 'Carolina ve quién entró a su lote, a qué hora y por dónde.',
      action: 'Llevame',
      doneMessage: 'El ingreso más reciente está primero en la lista.',
    },
    submission: {
      title: 'Los papeles de un trabajador',
      actor: 'Ricardo, encargado de la obra',
      text: 'Sin seguro ni antecedentes nadie trabaja en el barrio. Ricardo presentó los de Néstor y espera la respuesta.',
      action: 'Entrar como Ricardo',
      doneMessage: 'Esta presentación está pendiente.',
    },
    rejection: {
      title: 'Un rechazo con su motivo',
      actor: 'La Administración',
      text: 'Revisa a cada persona por separado. Acá rechazás vos por ella a Ramiro, y solo a él.',
      action: 'Rechazar a Ramiro',
      doneMessage: 'La Administración ya decidió sobre Ramiro.',
    },
    resubmission: {
      title: 'Corregir lo rechazado',
      actor: 'Ricardo, encargado de la obra',
      text: 'Lee el motivo y corrige: tocá «Editar», en Ramiro «Volver a presentar» y al final «Guardar cambios».',
      action: 'Llevame',
      doneMessage: 'Ramiro no está rechazado: la Administración puede decidir de nuevo.',
    },
    administration: {
      title: 'La Administración aprueba',
      actor: 'La Administración',
      text: 'Con lo corregido, aprueba los papeles de Néstor y de los demás. Acá también lo hacés vos.',
      action: 'Aprobar los papeles',
      doneMessage: 'El seguro y los antecedentes de Néstor están aprobados.',
    },
    roster: {
      title: 'La nómina de la obra',
      actor: 'Ricardo, encargado de la obra',
      text: 'La nómina dice quién puede entrar mañana, y si no puede, por qué. A Néstor ya no le falta nada.',
      action: 'Llevame',
      doneMessage: 'Néstor puede entrar mañana. Repetí el recorrido desde «Modo demo».',
    },
  } satisfies Record<string, StopCopy>,
  /** The Administration's comment on the rejected worker. */
  rejectionComment: 'La aseguradora no lo tenía en la nómina y ya lo corrigió: volvé a presentarlo.',
  rejected: 'Ramiro quedó rechazado, con el motivo a la vista. Los demás siguen pendientes.',
  /** The reason why the guard refuses the pass, and what the user can do next. */
  passRefused: (reason: string) => `${reason} Tocá de nuevo y llega otra visita.`,
  /** The message if the user did not open a pass and the guard expects no guest. */
  nobodyExpected: 'Hoy no se espera a nadie. Volvé a la primera parada y autorizá una visita.',
}
