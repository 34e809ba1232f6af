import { plural } from '@/copy/plural'
import type { FileDropLabels } from '@/design-system/components/FileDrop/file-drop-labels'
import { fileDrop } from '../files/file-drop'
import type { ListProblem } from './list-refusal'

export const listFormats = ['csv', 'xlsx', 'txt'] as const
const formats = listFormats.join(', ')
const fields = { lastName: 'Apellido', firstName: 'Nombre', gender: 'Género', from: 'Desde', to: 'Hasta' }
const quoteAll = (texts: readonly string[]) =>
  new Intl.ListFormat('es').format(texts.map((text) => `«${text}»`))
const rows = (most: number) => plural(most, { one: 'fila', other: 'filas' })

export const copy = {
  title: 'Agregar una lista',
  source: {
    rows: 'Filas copiadas',
    paste: 'Pegar lo que copiaste',
    pasteFailed: 'El navegador no deja leer lo que copiaste: mantené apretado el campo y elegí «Pegar».',
    nothingCopied: 'No hay ningún texto copiado.',
    file: 'Archivo',
    fileHint: `Menos de 2 MB: ${formats}.`,
    submit: 'Revisar la lista',
    nothing: 'Pegá las filas o elegí un archivo.',
    cancel: 'Cancelar',
    reading: 'Leyendo la lista…',
    labels: {
      ...fileDrop.labels,
      ...fileDrop.labelsForOne,
      refusalMessage: (refusal) => {
        if (refusal.reason === 'format')
          return `Formato ${refusal.extension} no soportado. Sólo se admiten: ${formats}`
        if (refusal.reason === 'no-format')
          return `No se pudo definir el formato del archivo. Subí uno de los siguientes formatos: ${formats}.`
        return fileDrop.labels.refusalMessage(refusal)
      },
    } satisfies FileDropLabels,
  },
  refusals: {
    empty: () => 'La lista no tiene filas con datos.',
    binary: () => 'Este archivo no es una lista. Guardalo desde tu planilla como .csv o .xlsx.',
    oldExcel: () => 'Es un archivo de Excel antiguo o con contraseña. Guardalo como .xlsx, sin contraseña.',
    broken: () => 'No pudimos abrir el archivo: puede estar dañado. Guardalo de nuevo desde tu planilla.',
    tooLarge: (most) => `El archivo es demasiado grande. Una lista puede tener hasta ${rows(most)}.`,
    tooMany: (most) =>
      `La lista tiene demasiadas filas. Puede tener hasta ${rows(most)}: dividila en varias.`,
    noDocument: () => 'La lista no tiene una columna DNI ni CUIL. Agregala y volvé a intentarlo.',
  } satisfies Record<ListProblem, (most: number) => string>,
  columns: {
    line: 'Fila',
    ...fields,
    document: 'DNI',
    name: 'Nombre y apellido',
    state: 'Resultado',
    reason: 'Motivo',
  },
  choice: {
    title: 'Decinos qué hay en cada columna',
    help: 'Estas son las primeras filas. Lo que no haga falta, dejalo en «No usar».',
    caption: 'Primeras filas de la lista',
    columns: 'Columnas de la lista',
    emptyColumn: 'No tiene datos en las primeras filas.',
    column: (letter: string) => `Columna ${letter}`,
    unused: 'No usar',
    fields: {
      ...fields,
      document: 'Documento',
      cuil: 'CUIL o CUIT',
      fullName: 'Apellido y nombre',
      firstLast: 'Nombre y apellido',
      nationality: 'Nacionalidad',
    } satisfies Record<string, string>,
    noDocument: 'Elegí en qué columna está el documento o el CUIL.',
    noPerson: 'Elegí en qué columna está el documento o el nombre.',
    repeated: (field: string) => `Elegiste «${field}» en más de una columna.`,
    submit: 'Continuar',
    open: 'Elegir las columnas',
  },
  correction: {
    title: (line: number) => `Fila ${line}`,
    originalText: (cells: string) => `En la lista: ${cells}`,
    ...fields,
    document: 'DNI o CUIL',
    nationality: 'Nacionalidad',
    noNationality: 'Sin indicar',
    dayHint: 'DD-MM-AAAA',
    cancel: 'Cancelar',
    submit: 'Guardar',
    open: 'Corregir',
  },
  problems: {
    noDocument: 'Falta el DNI.',
    documentLength: 'El DNI debe contener entre 7 y 12 caracteres.',
    documentPattern: 'El DNI no es válido.',
    nameLength: 'El nombre y el apellido pueden tener hasta 100 caracteres.',
    noName: 'No está registrada en el barrio: completá el apellido y el nombre.',
    notFoundByName: 'No hay una persona conocida con ese nombre: completá el DNI.',
    severalFound: 'Hay más de una persona con ese nombre: completá el DNI.',
    noGender: 'Falta el género: no está registrada en el barrio.',
    taxId: (text: string) => `El CUIL ${text} no es válido: revisá sus números.`,
    company: (text: string) => `${text} es el CUIT de una empresa: escribí el DNI de la persona.`,
    cut: (text: string) => `La planilla recortó el número (${text}): escribilo completo.`,
    nationality: (text: string) => `No se entiende la nacionalidad «${text}».`,
    gender: (text: string) => `No se entiende el género «${text}»: escribí M o F.`,
    day: (column: string, text: string) =>
      `No se entiende la fecha «${text}» de ${column}: escribila como 31-12-2026.`,
    repeated: (line: number) => `Repetida: ya está en la fila ${line}.`,
    removed: 'La quitaste de la lista.',
  },
  lookup: {
    label: 'Buscando a las personas en el barrio',
    amount: (done: number, total: number) => `${done} de ${total}`,
    stop: 'Detener',
    isRunning: 'Todavía estamos buscando a las personas: esperá, o detené la búsqueda.',
    failed: (reason: string) => `No pudimos buscarla. ${reason}`,
  },
  addition: {
    failed: 'No se pudo agregar.',
    confirming: 'Viendo quiénes ya se agregaron',
    unconfirmed:
      'De algunas filas no sabemos si se agregaron, porque no llegó la respuesta. Probá de nuevo en un rato: antes de volver a enviarlas, vemos si ya están. Si cerrás esta ventana, fijate después en la nómina.',
  },
  preview: {
    caption: 'Filas de la lista',
    show: 'Mostrar',
    shows: {
      all: (count: number) => `Todas (${count})`,
      valid: (count: number) => `Entran (${count})`,
      incomplete: (count: number) => `Por completar (${count})`,
      duplicate: (count: number) => `Repetidas (${count})`,
    },
    summary: {
      waiting: (count: number) => `${count} sin buscar`,
      valid: (count: number) => `${count} ${count === 1 ? 'entra' : 'entran'}`,
      incomplete: (count: number) => `${count} por completar`,
      duplicate: (count: number) => `${count} ${count === 1 ? 'repetida' : 'repetidas'}`,
      outside: (count: number) => `${count} ${count === 1 ? 'queda' : 'quedan'} afuera`,
      removed: (count: number) => `${count} ${count === 1 ? 'quitada' : 'quitadas'}`,
    } satisfies Record<string, (count: number) => string>,
    ignored: (count: number, texts: readonly string[] = []) => {
      const verb = count === 1 ? 'No se tuvo en cuenta 1 fila' : `No se tuvieron en cuenta ${count} filas`
      const names = texts.length > 0 ? `: ${quoteAll(texts)}` : ''
      return `${verb} sin datos de personas, como totales o firmas${names}.`
    },
    ignoredHelp: 'Si alguna es una persona, escribila en la lista con nombre y apellido, o con su DNI.',
    showIgnored: 'Ver esas filas',
    ignoredRows: (texts: readonly string[]) => `${quoteAll(texts)}.`,
    none: 'No hay filas.',
    lookupFailed: 'No pudimos buscar a algunas personas en el barrio.',
    continueLookup: 'Seguir buscando',
    lookupStopped: (count: number) =>
      count === 1 ? 'Falta buscar a 1 persona.' : `Falta buscar a ${count} personas.`,
    states: {
      waiting: 'Sin buscar',
      known: 'Se agrega',
      new: 'Se registra y se agrega',
      incomplete: 'Por completar',
      duplicate: 'Repetida',
      invalid: 'Por completar',
      lookupFailed: 'Sin buscar',
      failed: 'No se registró',
      notAdded: 'No se agregó',
      unconfirmed: 'Sin confirmar',
      refused: 'No se agregó',
      outside: 'Queda afuera',
      added: 'Agregada',
      removed: 'Quitada',
    },
    unconfirmed: 'Antes de volver a enviarla, vemos si ya se agregó.',
    split: (lastName: string, firstName: string) =>
      firstName === '' ? `Apellido: ${lastName}` : `Apellido: ${lastName} · Nombre: ${firstName}`,
    otherName: (name: string) => `En tu lista figura como ${name}.`,
    remove: 'Quitar',
    gender: {
      of: (name: string) => `Género de ${name}`,
      all: 'Género de las personas nuevas',
      each: 'En cada fila',
      M: 'Masculino',
      F: 'Femenino',
      short: { M: 'Masc.', F: 'Fem.' },
    },
    add: (count: number) => `Agregar ${plural(count, { one: 'persona', other: 'personas' })}`,
    nobody: 'No hay filas para agregar.',
    download: 'Descargar las que quedan afuera',
    file: 'filas-afuera.csv',
    back: 'Cambiar la lista',
  },
  registering: 'Registrando a las personas nuevas',
  leave: {
    title: '¿Dejar de agregar?',
    /** `added` says how many were added. */
    adding: (added: string) => `${added} Si salís ahora, las demás no se van a agregar.`,
    registering:
      'Si salís ahora, no se agrega ninguna de las que faltan. Las personas que ya se registraron quedan registradas.',
    nobody: 'Todavía no se agregó a nadie.',
    confirming: 'Las que ya se agregaron quedan agregadas; las demás no se van a agregar.',
    confirm: 'Dejar de agregar',
    cancel: 'Seguir agregando',
  },
  partlyAdded: {
    rest: (count: number) => (count === 1 ? '1 fila quedó afuera.' : `${count} filas quedaron afuera.`),
    stopped: (count: number) =>
      count === 1 ? 'Falta 1 fila: podés seguir.' : `Faltan ${count} filas: podés seguir.`,
    retry: 'Reintentar',
    done: 'Listo',
  },
  registerFailed: 'Ha ocurrido un error al crear la persona.',
}
