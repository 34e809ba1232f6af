import type { Fault } from '../../../client.ts'

const seconds = new Intl.NumberFormat('es-AR', { maximumFractionDigits: 3 })
const formatTimes = (count: number) => (count === 1 ? '1 vez' : `${count} veces`)
const formatCalls = (count: number) => (count === 1 ? 'la próxima llamada' : `las próximas ${count} llamadas`)

/** Spanish descriptions of common HTTP statuses. */
const statuses = {
  '400': 'datos no válidos',
  '401': 'sesión vencida',
  '403': 'sin permiso',
  '404': 'no existe',
  '409': 'no se puede ahora',
  '413': 'demasiado grande',
  '429': 'demasiadas llamadas',
  '500': 'error del servidor',
  '503': 'fuera de servicio',
}

/** The Spanish names of the kinds of faults. Each key is a value of `Fault.status`, but 'status' stands for any HTTP status. */
const kinds = {
  status: 'Responde con un error',
  network: 'Sin conexión',
  timeout: 'No responde nunca',
  garbage: 'Responde cualquier cosa',
  lost: 'Lo hace, pero la respuesta se pierde',
}

/** The Spanish texts of the network section. */
export const copy = {
  latency: {
    title: 'Demora de cada llamada',
    presets: { '0': '0 s', '500': '0,5 s', '2000': '2 s', '5000': '5 s' },
    custom: 'Otra demora',
    min: 'Mínimo, en milisegundos',
    max: 'Máximo, en milisegundos',
    less: 'Restar',
    more: 'Sumar',
    missing: 'Poné un número.',
    tooLong: 'Hasta 600.000 (diez minutos).',
    wrongRange: 'El máximo no puede ser menor que el mínimo.',
    set: 'Poner esta demora',
    describe: ({ min, max }: { min: number; max: number }) => {
      if (max === 0) return 'Las llamadas responden sin demora.'
      const range = [...new Set([min, max])]
        .map((milliseconds) => seconds.format(milliseconds / 1000))
        .join(' a ')
      return `Cada llamada demora ${range} s.`
    },
  },
  faults: {
    title: 'Provocar una falla',
    operation: 'Operación',
    operationHint: 'Buscala por lo que hace, como «movimientos», por su nombre o por su dirección.',
    noOperation: 'Elegí una operación.',
    list: {
      open: 'Ver las operaciones',
      close: 'Ocultar las operaciones',
      clear: 'Borrar la operación',
      loading: 'Buscando…',
      empty: 'Ninguna operación se llama así.',
      retry: 'Reintentar',
      count: (count: number) => (count === 1 ? '1 operación' : `${count} operaciones`),
    },
    kind: 'Qué pasa',
    kinds,
    status: 'Error',
    statusName: (status: string, meaning: string) => `${status} – ${meaning}`,
    statuses,
    times: 'Cuántas veces',
    timesHint: 'Vacío: siempre, hasta que la quites.',
    noTimes: 'Poné 1 o más, o dejalo vacío.',
    add: 'Provocar la falla',
    added: (name: string) => `Listo: «${name}» va a fallar.`,
    active: 'Fallas activas',
    none: 'Ninguna: todas las llamadas responden bien.',
    remove: 'Quitar',
    removeOf: (name: string) => `Quitar la falla de «${name}»`,
    removed: (name: string) => `«${name}» vuelve a responder bien.`,
    removeAll: 'Quitar todas',
    removedAll: 'Ya no hay fallas: todas las llamadas responden bien.',
  },
}

/** Describes what a fault does and which calls it affects: 'Error 500 – error del servidor · 1 vez más'. */
export function describeFault({ status, times, skip }: Fault): string {
  const meaning = statuses[String(status) as keyof typeof statuses]
  const error = meaning === undefined ? `Error ${status}` : `Error ${status} – ${meaning}`
  const effect = typeof status === 'number' ? error : kinds[status]
  const frequency = times === undefined ? 'siempre' : `${formatTimes(times)} más`
  return [effect, frequency, ...(skip ? [`después de ${formatCalls(skip)}`] : [])].join(' · ')
}
