import type { DemoAccountName } from '../../src/demo/accounts'
import { expect, signIn } from '../fixtures'
import type { Place } from './place'

interface RecordPlace {
  name: string
  /** The id of the lot, and its tab. */
  address: string
  /** The name of the button that opens the record. */
  open: string
  /** The name of the photo of the record, if there is one. */
  photo?: string
  account?: DemoAccountName
}

const createRecordPlace = ({ name, address, open, photo, account = 'resident' }: RecordPlace): Place => ({
  name: `a lot: ${name}`,
  open: async (page) => {
    await signIn(page, account, `/manageproperty/${address}`)
    await page.getByRole('button', { name: open }).click()
    await expect(page.getByRole('heading', { level: 2, name: /^(Editar|Detalles)/ })).toBeVisible()
    if (photo) await expect(page.getByRole('img', { name: photo })).toBeVisible()
  },
})

/** Vehicles and pets of a lot in their forms: editable, read-only and missing. */
export const lotRecordPlaces: Place[] = [
  createRecordPlace({ name: 'a vehicle', address: '201?tab=vehiculos', open: 'Editar AF 482 QN' }),
  createRecordPlace({
    name: 'a pet',
    address: '201?tab=mascotas',
    open: 'Editar MOROCHA',
    photo: 'Foto de MOROCHA',
  }),
  createRecordPlace({
    name: 'a vehicle that may only be read',
    address: '203?tab=vehiculos',
    open: 'Ver detalles de AD 617 PJ',
    account: 'renter',
  }),
  createRecordPlace({
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
