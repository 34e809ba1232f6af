import { attachmentFormats } from '@/domain/attachments'
import type { PeriodRefusal } from '@/domain/submission-periods'
import { fileDrop } from '@/patterns/files/file-drop'

const formats = attachmentFormats.join(', ')

export const copy = {
  cancel: 'Cancelar',
  submit: 'Enviar presentación',
  save: 'Guardar cambios',
  choose: 'Elegí una opción',
  counter: (used: number, limit: number) => `${used} de ${limit}`,
  calendar: (label: string) => `Elegir ${label}`,
  loading: 'Cargando las opciones',

  insurance: {
    company: 'Compañía',
    policy: 'Número de Póliza',
    from: 'Fecha de inicio de póliza',
    to: 'Fecha de fin de póliza',
  },
  holder: {
    name: 'Nombre o razón social',
    id: 'DNI o CUIL',
  },

  entry: {
    from: 'Fecha de inicio',
    to: 'Fecha de fin',
    type: 'Tipo de antecedente',
    noType: 'Sin especificar',
    attachment: 'Archivo adjunto',
    document: (number: string) => `DNI ${number}`,
    complete: 'Completar',
    edit: 'Editar',
    done: 'Listo',
    actionOn: (action: string, name: string) => `${action} ${name}`,
    remove: 'Quitar',
    removed: (name: string) => `Quitaste a ${name} de la presentación.`,
    term: (from: string, to: string) => `Del ${from} al ${to}`,
    /** Explains why no worker can be added while the last entry is incomplete. */
    lastFirst: 'Completá las fechas y el archivo del último trabajador para agregar otro.',
    decided: 'Ya fue resuelto: no se puede cambiar.',
    unknownStatus: 'El portal no conoce su estado: no se puede cambiar.',
    lacks: {
      from: 'Falta la fecha de inicio',
      to: 'Falta la fecha de fin',
      attachments: 'Falta el archivo',
    },
  },

  files: {
    removed: (name: string) => `Quitaste el archivo "${name}".`,
    hint: `Menos de 2 MB cada uno: ${formats}.`,
    hintOne: `Menos de 2 MB: ${formats}.`,
    labels: fileDrop.labels,
    wordsOne: fileDrop.labelsForOne,
  },

  errors: {
    people: 'Por favor agregue trabajadores',
    company: { new: 'Por favor seleccione compañía de seguro', edit: 'Por favor seleccione compañía' },
    policy: 'Por favor ingrese número de póliza',
    policyLength: 'El número de póliza puede tener hasta 50 caracteres.',
    from: { new: 'Por favor seleccione fecha de inicio', edit: 'Por favor seleccione una fecha' },
    to: 'Por favor seleccione fecha de fin',
    notADate: 'Escribí una fecha como 31-12-2026.',
    period: {
      endsBeforeItBegins: 'La fecha de fin no puede ser anterior a la de inicio.',
      endsInThePast: 'La fecha de fin no puede ser anterior a hoy.',
    } satisfies Record<PeriodRefusal, string>,
    holderNameLength: 'El nombre puede tener hasta 200 caracteres.',
    holderId: 'Escribí el DNI o el CUIL con números, letras, puntos o guiones: hasta 20.',
    documents: 'Por favor adjunte los documentos',
    observationsLength: 'Las observaciones pueden tener hasta 1000 caracteres.',
    entryFrom: 'Seleccione fecha de inicio',
    entryTo: 'Seleccione fecha de fin',
    attachment: 'Por favor adjunte el archivo',
  },
}
