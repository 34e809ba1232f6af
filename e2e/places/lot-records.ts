import type { DemoAccountName } from '../../src/demo/accounts'
import { expect, signIn } from '../fixtures'
import type { Place } from './place'

interface Known {
  name: string
  /** The lot, and its tab. */
  address: string
  /** What opens it from its table. */
  open: string
  /** The photo that it shows, if it has one. */
  photo?: string
  account?: DemoAccountName
}

const known = ({ name, address, open, photo, account = 'resident' }: Known): Place => ({
  name: `a lot: ${name}`,
  open: async (page) => {
    await signIn(page, account, `/manageproperty/${address}`)
    await page.getByRole('button', { name: open }).click()
    await expect(page.getByRole('heading', { level: 2, name: /^(Editar|Detalles)/ })).toBeVisible()
    if (photo) await expect(page.getByRole('img', { name: photo })).toBeVisible()
  },
})

/** The vehicles and pets of a lot, each in its form: to be changed, only to be read, and one that is not there. */
export const lotRecordPlaces: Place[] = [
  known({ name: 'a vehicle', address: '201?tab=vehiculos', open: 'Editar AF 482 QN' }),
  known({ name: 'a pet', address: '201?tab=mascotas', open: 'Editar MOROCHA', photo: 'Foto de MOROCHA' }),
  known({
    name: 'a vehicle that may only be read',
    address: '203?tab=vehiculos',
    open: 'Ver detalles de AD 617 PJ',
    account: 'renter',
  }),
  known({
    name: 'a pet that may only be read',
    address: '203?tab=mascotas',
    open: 'Ver detalles de GARDEL',
    account: 'renter',
  }),
  {
    name: 'a lot: a vehicle that is not there',
    open: async (page) => {
      await signIn(page, 'resident', '/manageproperty/201?tab=vehiculos&vista=editar&id=999999')
      await expect(page.getByRole('heading', { name: 'No encontramos este vehículo' })).toBeVisible()
    },
  },
]
