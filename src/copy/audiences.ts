const residents = 'los propietarios, corresidentes e inquilinos del lote'
const partiesOfWork = `${residents}, los responsables activos o suspendidos de la obra, y la Administración`

/** Who sees the rows of each list. `docs/product/privacy.md#lists` has the rules. */
export const audiences = {
  label: 'Quién ve esto',
  close: 'Cerrar',
  lists: {
    authorizations: `En el portal las ven ${residents}. En la entrada, las consulta la guardia.`,
    movements: `En el portal los ven ${residents}. Los registra la guardia en la entrada y en la salida.`,
    coResidents: 'En el portal los ven los propietarios y corresidentes del lote.',
    tenants:
      'En el portal los ven los propietarios y corresidentes del lote. Los inquilinos ven solo los contratos que coinciden en fechas con el suyo.',
    vehicles: `En el portal los ven ${residents}.`,
    pets: `En el portal las ven ${residents}.`,
    works:
      'Cada obra la ven los propietarios, corresidentes e inquilinos de su lote, sus responsables activos o suspendidos, y la Administración. Acá están las que podés ver vos.',
    managers: `Los ven ${partiesOfWork}.`,
    roster: `La ven ${partiesOfWork}.`,
    groups: `Las ven ${partiesOfWork}. En la entrada, las consulta la guardia.`,
    workMovements: `Los ven ${partiesOfWork}. Los registra la guardia en la entrada y en la salida.`,
    documents: `Los ven ${partiesOfWork}.`,
    submissions: 'En el portal ves solo las presentaciones que hiciste vos. La Administración las revisa.',
  },
}

/** A list that says who sees its rows. */
export type AudienceList = keyof typeof audiences.lists
