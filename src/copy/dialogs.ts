export const dialogs = { close: 'Cerrar la ventana' }
