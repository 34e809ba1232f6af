import type { FileDropLabels } from '@/design-system/components/FileDrop/file-drop-labels'
import type { State } from '../../../client.ts'

type Scenario = State['scenario']

const names = {
  demo: 'Un barrio vivido',
  empty: 'Recién llegado',
  large: 'Un barrio enorme',
  errors: 'Rechazos',
} satisfies Record<Scenario, string>

const size = new Intl.NumberFormat('es-AR', { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 0 })

/** The Spanish texts of the scenario section. */
export const copy = {
  names,
  describe: (scenario: Scenario, seed: number) => `Ahora: ${names[scenario]}, semilla ${seed}.`,
  scenario: 'Empezar de nuevo con',
  purposes: {
    demo: 'Un poco de todo y en cada estado: para mostrar y para probar a mano.',
    empty: 'Un residente nuevo, sin nada cargado: para ver cada pantalla vacía.',
    large:
      '100.000 movimientos y miles de autorizaciones: para ver si el portal sigue ágil. Tarda unos segundos.',
    errors: 'Datos con los que el servidor rechaza lo que se le pide: para ver cada mensaje.',
  } satisfies Record<Scenario, string>,
  seed: 'Semilla',
  seedHint: 'La misma semilla da los mismos números, códigos y enlaces.',
  seedMissing: 'Escribí un número entero, como 1.',
  decrease: 'Restar 1 a la semilla',
  increase: 'Sumar 1 a la semilla',
  reset: 'Restablecer',
  resetQuestion: (scenario: Scenario) => `¿Restablecer «${names[scenario]}»?`,
  resetConsequence:
    'Se borra todo lo que se hizo, en todas las pestañas de este navegador, y se cierra la sesión. Si lo querés conservar, exportalo antes.',
  resetDone: (scenario: Scenario) => `Se restableció «${names[scenario]}». Ingresá de nuevo para empezar.`,
  back: 'Volver',
  fileTitle: 'Guardar y recuperar',
  filePurpose:
    'El archivo lleva el escenario y todo lo que se hizo en él: sirve para seguir otro día o para adjuntarlo a un reporte.',
  exportState: 'Exportar estado',
  fileName: (scenario: string, day: string) => `modo-demo-${scenario}-${day}.json`,
  exported: (name: string) => `Se descargó ${name}.`,
  file: 'Archivo exportado',
  importState: 'Importar estado',
  noFile: 'Elegí primero un archivo exportado.',
  importQuestion: '¿Reemplazar todo por lo que trae el archivo?',
  importConsequence: (name: string) =>
    `«${name}» toma el lugar de lo que hay ahora, en todas las pestañas de este navegador, y se cierra la sesión.`,
  confirmImport: 'Reemplazar',
  imported: (name: string) => `Se importó ${name}. Ingresá de nuevo para empezar.`,
  notJson: 'Este archivo está dañado o no es un estado exportado desde acá.',
  fileDropLabels: {
    choose: 'Elegir archivo',
    drop: 'o soltalo acá',
    release: 'Soltalo para elegirlo',
    remove: (name) => `Quitar ${name}`,
    retry: (name) => `Reintentar ${name}`,
    states: { waiting: '', sending: 'Leyendo', sent: 'Importado', failed: 'No se importó' },
    size: (bytes) => size.format(Math.max(1, Math.round(bytes / 1000))),
    refusalMessage: ({ reason, name }) => {
      if (reason === 'count') return 'Elegí un solo archivo: quitá antes el que está.'
      if (reason === 'empty') return `${name} está vacío.`
      return `${name} no es un estado exportado: tiene que terminar en .json.`
    },
  } satisfies FileDropLabels,
}
