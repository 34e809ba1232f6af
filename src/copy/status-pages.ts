import { errors } from './errors'

/** The texts of the pages that replace a screen. The product prescribes the wording of the 404 and 500 pages. */
export const statusPages = {
  notFound: {
    title: '404 - No encontrado',
    message: 'Lo sentimos, la página que visitaste no existe.',
  },
  broken: {
    title: '500 - Error de servidor',
    message: 'Lo sentimos, ha ocurrido un error inesperado. Intentá nuevamente más tarde.',
    help: 'Para recibir ayuda contactate con soporte.',
  },
  unreachable: { title: 'Sin conexión', message: errors.network, help: undefined },
}
