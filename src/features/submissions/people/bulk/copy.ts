import { plural } from '@/copy/plural'
import type { FileDropWords } from '@/design-system/components/FileDrop/file-drop-words'
import { copy as formCopy } from '@/features/submissions/form/copy'
import { copy as peopleCopy } from '../copy'
import type { ListProblem } from './list-refusal'

/** The files that hold a list. */
export const listFormats = ['csv', 'xlsx'] as const
const formats = listFormats.join(', ')
/** As many rows as a submission may have people. */
const rows = (most: number) => plural(most, { one: 'fila', other: 'filas' })

/** The Spanish of adding the workers of a whole list. */
export const copy = {
  title: 'Agregar una lista',
  close: 'Cerrar la ventana',
  twice: peopleCopy.twice,
  source: {
    help: (columns: string) =>
      `Copiá las filas de tu planilla y pegalas acá, o elegí el archivo: vas a ver cada fila antes de agregarla. Columnas: ${columns}.`,
    columns: { plain: 'DNI, apellido y nombre', withDates: 'DNI, apellido, nombre, desde y hasta' },
    rows: 'Filas copiadas de la planilla',
    example: '30123456   Pérez   Ana\n28654321   Gómez   Juan',
    file: 'Archivo',
    fileHint: `Menos de 2 MB: ${formats}.`,
    submit: 'Revisar la lista',
    nothing: 'Pegá las filas o elegí un archivo.',
    cancel: 'Cancelar',
    reading: 'Leyendo la lista…',
    words: {
      ...formCopy.files.words,
      ...formCopy.files.wordsOne,
      refused: (refusal) => {
        if (refusal.reason === 'format')
          return `Formato ${refusal.extension} no soportado. Sólo se admiten: ${formats}`
        if (refusal.reason === 'no-format')
          return `No se pudo definir el formato del archivo. Por favor suba uno de los siguientes formatos: ${formats}.`
        return formCopy.files.words.refused(refusal)
      },
    } satisfies FileDropWords,
  },
  /** Why a list cannot be read. */
  refusals: {
    empty: () => 'La lista no tiene filas con datos.',
    binary: () => 'Este archivo no es una lista. Guardalo desde tu planilla como .csv o .xlsx.',
    oldExcel: () => 'Es un archivo de Excel antiguo o con contraseña. Guardalo como .xlsx, sin contraseña.',
    broken: () => 'No pudimos abrir el archivo: puede estar dañado. Guardalo de nuevo desde tu planilla.',
    tooLarge: (most) => `El archivo es demasiado grande. Una lista puede tener hasta ${rows(most)}.`,
    tooMany: (most) =>
      `La lista tiene demasiadas filas. Puede tener hasta ${rows(most)}: dividila en varias.`,
    noDocument: () => 'La lista no tiene una columna DNI. Agregala y volvé a intentarlo.',
  } satisfies Record<ListProblem, (most: number) => string>,
  columns: {
    line: 'Fila',
    document: 'DNI',
    lastName: 'Apellido',
    firstName: 'Nombre',
    name: 'Nombre y apellido',
    from: 'Desde',
    to: 'Hasta',
    gender: 'Género',
    standing: 'Resultado',
    reason: 'Motivo',
  },
  /** What is against a row. */
  problems: {
    noDocument: 'Falta el DNI.',
    documentLength: 'El DNI debe contener entre 7 y 12 caracteres.',
    documentPattern: 'Por favor ingrese un DNI válido',
    nameLength: 'El nombre y el apellido pueden tener hasta 100 caracteres.',
    noName: 'No está registrada en el barrio: completá el apellido y el nombre.',
    noGender: 'Falta el género.',
    gender: (text: string) => `No se entiende el género «${text}»: escribí M o F.`,
    day: (column: string, text: string) =>
      `No se entiende la fecha «${text}» de ${column}: escribila como 31-12-2026.`,
    repeated: (line: number) => `Repetida: ya está en la fila ${line}.`,
    removed: 'La quitaste de la lista.',
  },
  looking: {
    label: 'Buscando a las personas en el barrio',
    amount: (done: number, total: number) => `${done} de ${total}`,
    cancel: 'Cancelar',
    failed: (reason: string) => `No pudimos buscarla. ${reason}`,
    retry: 'Reintentar',
  },
  preview: {
    caption: 'Filas de la lista',
    show: 'Mostrar',
    shows: {
      all: (count: number) => `Todas (${count})`,
      good: (count: number) => `Entran (${count})`,
      bad: (count: number) => `Afuera (${count})`,
    },
    none: 'No hay filas.',
    unsure: 'No pudimos buscar a algunas personas en el barrio.',
    standings: {
      waiting: 'Sin buscar',
      known: 'Se agrega',
      fresh: 'Se registra y se agrega',
      twice: 'Repetida',
      bad: 'Con errores',
      unsure: 'Sin buscar',
      failed: 'No se registró',
      removed: 'Quitada',
    },
    otherName: (name: string) => `En tu lista figura como ${name}.`,
    remove: 'Quitar',
    gender: {
      of: (name: string) => `Género de ${name}`,
      all: 'Género de las personas nuevas',
      each: 'Elegir en cada fila',
      M: 'Masculino',
      F: 'Femenino',
      /** In a row, where there is little room. */
      short: { M: 'Masc.', F: 'Fem.' },
    },
    add: (count: number) => `Agregar ${plural(count, { one: 'persona', other: 'personas' })}`,
    nobody: 'No hay filas para agregar.',
    download: 'Descargar las que quedan afuera',
    file: 'filas-afuera.csv',
    back: 'Cambiar la lista',
  },
  registering: 'Registrando a las personas nuevas',
  left: {
    added: (count: number) =>
      count === 1
        ? 'Se agregó 1 persona a la presentación.'
        : `Se agregaron ${count} personas a la presentación.`,
    rest: (count: number) => (count === 1 ? '1 fila quedó afuera.' : `${count} filas quedaron afuera.`),
    retry: 'Reintentar',
    done: 'Listo',
  },
  registerFailed: 'Ha ocurrido un error al crear la persona.',
}
