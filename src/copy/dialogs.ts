/** What every dialog with an address of its own says by itself. */
export const dialogs = { close: 'Cerrar la ventana' }
