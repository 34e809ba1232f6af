import type { LotTab } from './lot-tabs'

export const copy = {
  title: (tab: string, lot: string) => `${tab} - Lote ${lot}`,
  subtitle: 'Mantené al día la información de tu unidad funcional',
  loading: 'Cargando el lote',
  loadingTitle: 'Lote',
  back: 'Lotes y Residentes',
  tabsLabel: 'Datos del lote',
  missing: {
    title: 'No encontramos este lote',
    body: 'Puede que no sea de este barrio, que ya no lo tengas a cargo o que el enlace no sea correcto.',
    action: 'Ver mis lotes',
  },
}

/** For each tab, the texts about its records. */
export const recordCopy = {
  corresidentes: {
    plural: 'Corresidentes',
    create: 'Nuevo corresidente',
    edit: 'Editar corresidente',
    read: 'Datos del corresidente',
    loading: 'Cargando los datos del corresidente',
    missing: 'No encontramos a este corresidente',
    created: 'El propietario se guardó satisfactoriamente.',
    changed: 'El propietario se modificó satisfactoriamente.',
    remove: 'Remover Corresidente',
    removeQuestion: (name: string) =>
      `¿Seguro que querés remover a ${name} de los corresidentes de este lote?`,
    removed: 'Corresidente eliminado con éxito.',
  },
  inquilinos: {
    plural: 'Inquilinos',
    create: 'Nuevo inquilino',
    edit: 'Editar inquilino',
    read: 'Datos del inquilino',
    loading: 'Cargando los datos del inquilino',
    missing: 'No encontramos a este inquilino',
    created: 'Inquilino guardado.',
    changed: 'El inquilino se modificó satisfactoriamente.',
    remove: 'Remover Inquilino',
    removeQuestion: (name: string) => `¿Seguro que querés remover a ${name} de los inquilinos de este lote?`,
    removed: 'Inquilino eliminado con éxito.',
  },
  vehiculos: {
    plural: 'Vehículos',
    create: 'Nuevo vehículo',
    edit: 'Editar vehículo',
    read: 'Detalles del vehículo',
    loading: 'Cargando el vehículo',
    missing: 'No encontramos este vehículo',
    /** Without the accent of 'guardó', as the product rules prescribe. */
    created: 'El vehículo se guardo satisfactoriamente.',
    changed: 'El vehículo se modificó satisfactoriamente.',
    remove: 'Remover Vehículo',
    removeQuestion: (name: string) => `¿Seguro que querés remover el vehículo ${name} de este lote?`,
    removed: 'Vehículo eliminado con éxito.',
  },
  mascotas: {
    plural: 'Mascotas',
    create: 'Nueva mascota',
    edit: 'Editar mascota',
    read: 'Detalles de la mascota',
    loading: 'Cargando la mascota',
    missing: 'No encontramos esta mascota',
    /** With a capital M, as the product rules prescribe. */
    created: 'La Mascota se guardó satisfactoriamente.',
    changed: 'La mascota se modificó satisfactoriamente.',
    remove: 'Remover Mascota',
    removeQuestion: (name: string) => `¿Seguro que querés remover a ${name} de las mascotas de este lote?`,
    removed: 'Mascota eliminada con éxito.',
  },
} satisfies Record<LotTab, object>

/** Texts that the tables and forms of all tabs share. */
export const commonCopy = {
  edit: 'Editar',
  details: 'Ver detalles',
  detailsOf: (name: string) => `Ver detalles de ${name}`,
  remove: 'Remover',
  save: 'Guardar',
  cancel: 'Cancelar',
  back: 'Volver a la lista',
  empty: 'No hay resultados',
  noneFound: (text: string) => `Nada coincide con «${text}».`,
  gone: (name: string) => `${name} ya no está en este lote. La lista está actualizada.`,
  goneInForm: 'Ya no está en este lote: no se puede guardar. La lista está actualizada.',
  missing: 'Puede que se haya removido, o que sea de otro lote.',
}
