/** The texts of every dialog that has its own address. */
export const dialogs = { close: 'Cerrar la ventana' }
