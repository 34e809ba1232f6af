import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import type { ReadOperation } from '@/api/generated/operations'
import type { BackendOptions } from '../support/start-backend'

/** A screen that shows the response to a read. */
export interface ScreenWithData {
  address: string
  /** The account that opens the screen; by default `residente`. */
  as?: BackendOptions['as']
  /** A text that the screen shows only after the read has succeeded. */
  loaded: RegExp
  /** The user's actions after which the screen shows the response. */
  open?: (user: UserEvent) => Promise<void>
  /** What the screen says after these statuses, because a retry makes no sense after them. */
  final?: Readonly<Record<number, RegExp>>
  /** Whether a sign-in in the dialog of an expired session closes what `open` opened. */
  closesOnSignIn?: boolean
  /** What the screen says after any other failure, if the documents name the sentence. */
  failed?: RegExp
}

/** The reads whose failure no screen shows in place, each with the reason. */
export const readsWithoutScreen = {
  completeHandoff: 'tests/features/session/handoff.test.tsx covers the failures of a one-time code',
  listIdTypes: 'the portal offers only DNI until the document types have loaded',
  lookupGuest:
    'the form that looks a person up reports the failure: tests/features/contacts/new-guest.test.tsx',
  searchPersons: 'the field that searches reports the failure: tests/features/works/workers-add.test.tsx',
  downloadActivityRecords: 'a file: tests/features/movements/movements-download.test.tsx',
  downloadWorkMovements: 'a file: tests/features/works/movements.test.tsx',
} satisfies Partial<Record<ReadOperation, string>>

/** The addresses that show no response to a read, each with the reason. */
export const screensWithoutData: Readonly<Record<string, string>> = {
  '/login': 'a form',
  '/register': 'a form',
  '/password-request': 'a form',
  '/password-recover/:uid/:token': 'a form',
  '/password-recover/:uid?': 'a form',
  '/preauthorization/invite/new': 'a form',
  '/profile': 'a form with the data of the session',
  '/goto': 'a redirect',
  '/handoff': 'a sign-in by a one-time code',
  '/pase/:days?': 'the pass is in the address',
}

const notFoundPage = /^404 - No encontrado$/

const lot = (tab: string, view = '') => `/manageproperty/201?tab=${tab}${view}`
const work = (tab: string, view = '') => `/construction/501?tab=${tab}${view}`

/** The list of what expires, which has a row from the read. It names what it could not read, and shows the rest. */
const expiries = (as: ScreenWithData['as'], loaded: RegExp, search = ''): ScreenWithData => ({
  address: `/vencimientos${search}`,
  as,
  loaded,
  failed: /^No pudimos leer .+\. Lo demás está abajo\.$/,
})

/** The screens that show the response to each read. */
export const screensWithData: Record<
  Exclude<ReadOperation, keyof typeof readsWithoutScreen>,
  readonly ScreenWithData[]
> = {
  listHomeModules: [
    {
      address: '/',
      loaded: /Lectura de medidores/,
      failed: /^Ocurrió un error al conectarse con el servidor/,
    },
  ],
  getTerms: [{ address: '/terms-conditions', loaded: /Uso del portal/ }],
  listCountries: [
    {
      address: lot('corresidentes', '&vista=editar&id=51'),
      loaded: /Editar corresidente/,
      failed: /^No pudimos cargar los países/,
    },
  ],
  listAuthorizations: [
    { address: '/', loaded: /Lectura de medidores/ },
    { address: '/?modo=semana', loaded: /Lectura de medidores/ },
  ],
  getAuthorization: [
    {
      address: '/preauthorization/pass/7001',
      loaded: /Mensaje para compartir/,
      final: { 404: /No encontramos este pase/ },
    },
    {
      address: '/preauthorization/edit/7001',
      loaded: /Traen a los chicos del colegio/,
      final: { 404: /No encontramos esta autorización/ },
    },
    {
      address: '/preauthorization/invite/edit/7007',
      loaded: /Guardar y compartir/,
      final: { 404: /No encontramos esta invitación/ },
    },
  ],
  listAuthorizedPeople: [{ address: '/preauthorization/edit/7001', loaded: /^2 personas$/ }],
  listContacts: [
    { address: '/preauthorization/new', loaded: /^Leandro Córdoba$/ },
    { address: '/preauthorization/new?opciones=todas', loaded: /^Abril Cardozo$/ },
  ],
  listActivityRecords: [
    { address: '/activitiesReport', loaded: /^Kevin Muñoz$/ },
    { address: '/', loaded: /^desde 09:47 · hace 13 min$/ },
  ],
  listWorkMovements: [{ address: work('movimientos'), loaded: /86 registros/ }],
  listManagedProperties: [
    { address: '/managedproperties', loaded: /^Elegí un lote para ver/ },
    { address: '/manageproperty/201', loaded: /Nuevo corresidente/ },
  ],
  listCoResidents: [{ address: lot('corresidentes'), loaded: /^••• 222$/ }],
  getCoResident: [
    {
      address: lot('corresidentes', '&vista=editar&id=51'),
      loaded: /Editar corresidente/,
      final: { 404: /No encontramos a este corresidente/ },
    },
  ],
  listTenants: [
    { address: lot('inquilinos'), loaded: /Rodolfo Paz Zuviría/ },
    expiries('residente', /^Iris Bustamante$/, '?lugar=lote-201'),
  ],
  getTenant: [
    {
      address: lot('inquilinos', '&vista=editar&id=73'),
      loaded: /Editar inquilino/,
      final: { 404: /No encontramos a este inquilino/ },
    },
  ],
  listVehicles: [{ address: lot('vehiculos'), loaded: /^Fiat$/ }, expiries('residente', /^MKT 739$/)],
  getVehicle: [
    {
      address: lot('vehiculos', '&vista=editar&id=60001'),
      loaded: /Editar vehículo/,
      final: { 404: /No encontramos este vehículo/ },
    },
  ],
  listPets: [{ address: lot('mascotas'), loaded: /^DOGO ARGENTINO$/ }],
  getPet: [
    {
      address: lot('mascotas', '&vista=editar&id=80001'),
      loaded: /Editar mascota/,
      final: { 404: /No encontramos esta mascota/ },
    },
  ],
  getPhoto: [{ address: lot('corresidentes', '&vista=editar&id=51'), loaded: /^Quitar foto$/ }],
  listWorks: [{ address: '/constructions', loaded: /^Casa Pérez$/ }, expiries('obra', /^Estela Yrigoyen$/)],
  getWork: [
    {
      address: '/construction/501',
      loaded: /Datos de la obra/,
      final: { 404: /No encontramos esta obra/ },
    },
  ],
  listWorkManagers: [{ address: work('responsables'), loaded: /^Adeyemi-Brandt$/ }],
  listWorkers: [
    { address: work('nomina'), loaded: /^25 personas\/trabajadores$/ },
    expiries('obra', /^Estela Yrigoyen$/),
  ],
  listLightWorkers: [
    {
      address: work('autorizaciones', '&vista=nueva'),
      loaded: /^20 trabajadores$/,
      failed: /^No pudimos leer la nómina\.$/,
      closesOnSignIn: true,
      open: async (user) => user.click(await screen.findByRole('combobox', { name: /^Trabajadores/ })),
    },
  ],
  listGroupAuthorizations: [
    { address: work('autorizaciones'), loaded: /^Limpieza final$/ },
    expiries('obra', /^Hormigonado$/),
  ],
  listWorkDocuments: [{ address: work('documentacion'), loaded: /^Todos los archivos$/ }],
  listInsuranceSubmissions: [
    { address: '/submissions', as: 'obra', loaded: /^12 resultados$/ },
    expiries('obra', /^Asociart ART · 22-00417$/),
  ],
  getInsuranceSubmission: [
    {
      address: '/submissions?vista=detalle&id=8001',
      as: 'obra',
      loaded: /^2 personas$/,
      final: { 404: /No encontramos esta presentación/ },
    },
  ],
  listInsuredPeople: [{ address: '/submissions?vista=detalle&id=8001', as: 'obra', loaded: /^2 personas$/ }],
  listBackgroundCheckSubmissions: [
    { address: '/submissions?tipo=antecedentes', as: 'obra', loaded: /^7 resultados$/ },
  ],
  getBackgroundCheckSubmission: [
    {
      address: '/submissions?tipo=antecedentes&vista=detalle&id=8005',
      as: 'obra',
      loaded: /^2 personas$/,
      final: { 404: /No encontramos esta presentación/ },
    },
  ],
  listBackgroundCheckPeople: [
    { address: '/submissions?tipo=antecedentes&vista=detalle&id=8005', as: 'obra', loaded: /^2 personas$/ },
  ],
  listInsuranceCompanies: [{ address: '/submissions/101/new?tipo=seguros', loaded: /^Asociart ART$/ }],
  listBackgroundCheckTypes: [
    {
      address: '/submissions?tipo=antecedentes&vista=editar&id=8026',
      as: 'obra',
      loaded: /^Certificado de buena conducta provincial$/,
      open: async (user) => {
        const dialog = within(await screen.findByRole('dialog'))
        const [edit] = (await dialog.findAllByRole('button', { name: /^(Editar|Completar) / })).filter(
          (button) => button.getAttribute('aria-disabled') !== 'true',
        )
        if (edit) await user.click(edit)
      },
    },
  ],
  getPublicInvitation: [
    {
      address: '/invite/demo-invitation',
      loaded: /^Tus datos$/,
      final: { 404: /No se ha podido acceder a la invitación/ },
    },
  ],
  getUnsubscribe: [
    {
      address: '/unsubscribe/demo-unsubscribe',
      loaded: /^Dejar de recibir comunicaciones$/,
      final: { 400: notFoundPage, 403: notFoundPage, 404: notFoundPage, 409: notFoundPage },
      failed: /^500 - Error de servidor$/,
    },
  ],
}
