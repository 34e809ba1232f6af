import type { LotTab } from './lot-tabs'

/** Texts of a lot's screen. */
export const copy = {
  title: (tab: string, lot: string) => `${tab} - Lote ${lot}`,
  subtitle: 'Mantené al día la información de tu unidad funcional',
  loading: 'Cargando el lote',
  loadingTitle: 'Lote',
  back: 'Lotes y Residentes',
  tabsLabel: 'Datos del lote',
  tabs: {
    corresidentes: 'Corresidentes',
    inquilinos: 'Inquilinos',
    vehiculos: 'Vehículos',
    mascotas: 'Mascotas',
  } satisfies Record<LotTab, string>,
  create: {
    corresidentes: 'Nuevo corresidente',
    inquilinos: 'Nuevo inquilino',
    vehiculos: 'Nuevo vehículo',
    mascotas: 'Nueva mascota',
  } satisfies Record<LotTab, string>,
  missing: {
    title: 'No encontramos este lote',
    body: 'Puede que no sea de este barrio, que ya no lo tengas a cargo o que el enlace no sea correcto.',
    action: 'Ver mis lotes',
  },
  remove: {
    yes: 'Remover',
    no: 'Cancelar',
    titles: {
      corresidentes: 'Remover Corresidente',
      inquilinos: 'Remover Inquilino',
      vehiculos: 'Remover Vehículo',
      mascotas: 'Remover Mascota',
    } satisfies Record<LotTab, string>,
    questions: {
      corresidentes: (name) => `¿Seguro que querés remover a ${name} de los corresidentes de este lote?`,
      inquilinos: (name) => `¿Seguro que querés remover a ${name} de los inquilinos de este lote?`,
      vehiculos: (name) => `¿Seguro que querés remover el vehículo ${name} de este lote?`,
      mascotas: (name) => `¿Seguro que querés remover a ${name} de las mascotas de este lote?`,
    } satisfies Record<LotTab, (name: string) => string>,
    done: {
      corresidentes: 'Corresidente eliminado con éxito.',
      inquilinos: 'Inquilino eliminado con éxito.',
      vehiculos: 'Vehículo eliminado con éxito.',
      mascotas: 'Mascota eliminada con éxito.',
    } satisfies Record<LotTab, string>,
  },
}
