import type { DemoAccountName } from '../../src/demo/accounts'
import { expect, signIn } from '../fixtures'
import type { ScreenState } from './screen-state'

interface RecordState {
  name: string
  /** The end of the address: the id of the lot, and the tab that lists the record. */
  address: string
  /** The name of the button that opens the record. */
  openLabel: string
  /** The accessible name of the photo, if the record has a photo. */
  photoName?: string
  account?: DemoAccountName
}

const createRecordState = ({
  name,
  address,
  openLabel,
  photoName,
  account = 'resident',
}: RecordState): ScreenState => ({
  name: `a lot: the form of ${name}`,
  open: async (page) => {
    await signIn(page, account, `/manageproperty/${address}`)
    await page.getByRole('button', { name: openLabel }).click()
    await expect(page.getByRole('heading', { level: 2, name: /^(Editar|Detalles)/ })).toBeVisible()
    if (photoName) await expect(page.getByRole('img', { name: photoName })).toBeVisible()
  },
})

/** The forms of the vehicles and pets of a lot, editable and read-only, and the message for a vehicle that does not exist. */
export const lotRecordStates: ScreenState[] = [
  createRecordState({ name: 'a vehicle', address: '201?tab=vehiculos', openLabel: 'Editar AF 482 QN' }),
  createRecordState({
    name: 'a pet',
    address: '201?tab=mascotas',
    openLabel: 'Editar MOROCHA',
    photoName: 'Foto de MOROCHA',
  }),
  createRecordState({
    name: 'a read-only vehicle',
    address: '203?tab=vehiculos',
    openLabel: 'Ver detalles de AD 617 PJ',
    account: 'tenant',
  }),
  createRecordState({
    name: 'a read-only pet',
    address: '203?tab=mascotas',
    openLabel: 'Ver detalles de GARDEL',
    account: 'tenant',
  }),
  {
    name: 'a lot: a missing vehicle',
    open: async (page) => {
      await signIn(page, 'resident', '/manageproperty/201?tab=vehiculos&vista=editar&id=999999')
      await expect(page.getByRole('heading', { name: 'No encontramos este vehículo' })).toBeVisible()
    },
  },
]
