import { routes, type Visitor } from '../access/routes'
import { buildPassAddress } from '../shared-pass-links'

interface ShownAddress {
  address: string
  visitor: Visitor
}

/** The accounts that open the addresses, in order of preference. */
const visitors = ['nobody', 'resident'] as const

const routeAddresses = routes.flatMap(({ address, results }): ShownAddress[] => {
  const visitor = visitors.find((name) => results[name] === 'opens')
  return visitor ? [{ address, visitor }] : []
})

const residentAddresses = [
  '/?ver=todas',
  '/?modo=semana',
  '/preauthorization/new?opciones=todas',
  '/preauthorization/new?usar=7001',
  '/preauthorization/edit/7001',
  '/preauthorization/invite/edit/7007',
  '/preauthorization/pass/7001',
  '/activitiesReport?desde=2026-03-01',
  '/manageproperty/201?tab=inquilinos',
  '/manageproperty/201?tab=vehiculos',
  '/manageproperty/201?tab=mascotas',
  '/manageproperty/201?vista=editar&id=51',
  '/manageproperty/201?tab=inquilinos&vista=editar&id=73',
  '/manageproperty/201?tab=vehiculos&vista=editar&id=60001',
  '/manageproperty/201?tab=mascotas&vista=editar&id=80001',
  '/construction/501?tab=nomina',
  '/construction/501?tab=nomina&modo=dias',
  '/construction/501?tab=responsables',
  '/construction/501?tab=autorizaciones',
  '/construction/501?tab=movimientos',
  '/construction/501?tab=documentacion',
  '/submissions?tipo=antecedentes',
  '/submissions/101/new?tipo=seguros',
  '/submissions/101/new?tipo=antecedentes',
]

const managerAddresses = ['/constructions', '/submissions', '/submissions?vista=detalle&id=8001']

const publicAddresses = [
  '/terms-conditions',
  '/invite/demo-invitation',
  '/unsubscribe/demo-unsubscribe',
  buildPassAddress({ name: 'Oscar Vera', days: ['2026-03-16', '2026-03-30'] }),
]

/** The addresses of the portal, each with an account that sees data there. */
export const shownAddresses: readonly ShownAddress[] = [
  ...routeAddresses,
  ...residentAddresses.map((address) => ({ address, visitor: 'resident' as const })),
  ...managerAddresses.map((address) => ({ address, visitor: 'workManager' as const })),
  ...publicAddresses.map((address) => ({ address, visitor: 'nobody' as const })),
]
