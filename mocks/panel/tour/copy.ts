/** The texts of a stop of the tour. */
interface StopCopy {
  title: string
  who: string
  text: string
  /** On the button that leads there, or does what nobody can do in the portal. */
  action: string
  done: string
}

/** The Spanish of the guided tour. */
export const copy = {
  region: 'Recorrido guiado',
  /** Also that nothing is real, for the button that says so makes room on a phone. */
  place: (stop: number, of: number) => `${stop} de ${of} · Datos inventados`,
  next: 'Siguiente',
  finish: 'Terminar',
  leave: 'Salir del recorrido',
  otherScenario:
    'El recorrido usa el escenario de demostración. Si empezás, se pierde lo que hiciste en este escenario.',
  restart: 'Restablecer y empezar',
  stops: {
    authorize: {
      title: 'Autorizar una visita',
      who: 'Carolina, propietaria',
      text: 'Carolina espera a alguien. Elegí el tipo de autorización, tocá a un contacto y después «Crear».',
      action: 'Entrar como Carolina',
      done: 'La visita ya está autorizada.',
    },
    pass: {
      title: 'El pase con QR',
      who: 'Carolina, propietaria',
      text: 'Esto recibe la visita en su teléfono. Tocá «Ver pase».',
      action: 'Llevame',
      done: 'Con este QR entra la visita, solo en los días y horarios autorizados.',
    },
    gate: {
      title: 'En la barrera',
      who: 'La guardia',
      text: 'La visita llega y muestra su QR. La guardia lo lee, y el sistema dice si puede pasar.',
      action: 'Leer el QR en la guardia',
      done: 'La visita ya está adentro.',
    },
    movements: {
      title: 'Los movimientos',
      who: 'Carolina, propietaria',
      text: 'Carolina ve quién entró a su lote, a qué hora y por dónde.',
      action: 'Llevame',
      done: 'El ingreso más reciente está primero en la lista.',
    },
    submission: {
      title: 'Los papeles de un trabajador',
      who: 'Ricardo, encargado de la obra',
      text: 'Sin seguro ni antecedentes nadie trabaja en el barrio. Ricardo presentó los de Néstor y espera la respuesta.',
      action: 'Entrar como Ricardo',
      done: 'Esta presentación está pendiente.',
    },
    administration: {
      title: 'La Administración decide',
      who: 'La Administración',
      text: 'Revisa lo que presentaron y aprueba o rechaza. Acá lo hacés vos por ella.',
      action: 'Aprobar los papeles',
      done: 'El seguro y los antecedentes de Néstor están aprobados.',
    },
    roster: {
      title: 'La nómina de la obra',
      who: 'Ricardo, encargado de la obra',
      text: 'La nómina dice quién puede entrar mañana, y si no puede, por qué. A Néstor ya no le falta nada.',
      action: 'Llevame',
      done: 'Néstor puede entrar mañana. Repetí el recorrido desde «Modo demo».',
    },
  } satisfies Record<string, StopCopy>,
  /** After the guard's reason, of the pass that was seen. */
  refused: (reason: string) => `${reason} Tocá de nuevo y llega otra visita.`,
  /** The guard's answer when nobody is expected. */
  nobodyExpected: 'Hoy no se espera a nadie. Volvé a la primera parada y autorizá una visita.',
}
