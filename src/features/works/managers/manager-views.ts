/** What the address calls the views over the managers of a work. */
export const managerViews = { add: 'nuevo', edit: 'editar' } as const
