import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { listWrites } from '../../support/list-writes'
import { renderScreen, setFaults } from '../../support/render-screen'
import { chooseCases } from '../../support/scope'
import { readAccessibleText } from './accessible-text'
import { buildPetsPath, clickSave, fillField, findButton, findDialog, findRows, listPets } from './lot-steps'

const readCells = (row: HTMLElement) => [...row.children].map(readAccessibleText)

const findPetRow = async (name: string) => {
  const petRow = (await findRows()).find((row) => readCells(row)[0] === name)
  if (!petRow) throw new Error(`${name} is not listed`)
  return within(petRow)
}

test('lists the pets of the lot, and shows for which pets the Administration verified the documents', async () => {
  await renderScreen(buildPetsPath(201, '&orden=name'), { as: 'residente' })
  expect((await findRows()).map((row) => [readCells(row)[0], readCells(row)[2]])).toEqual([
    ['MOROCHA', 'LABRADOR RETRIEVER'],
    ['ÑANDÚ', 'DOGO ARGENTINO'],
    ['PELUSA', 'GATO SIAMÉS'],
    ['TANO', 'MESTIZO'],
  ])
  for (const [name, isVerified] of [
    ['MOROCHA', true],
    ['TANO', false],
  ] as const) {
    const checkbox = (await findPetRow(name)).getByRole('checkbox', { name: 'Presentó documentación' })
    expect(checkbox).toBeDisabled()
    expect((checkbox as HTMLInputElement).checked).toBe(isVerified)
  }
})

test('stores the name and breed of a new pet in capitals, and marks its documents as unverified', async () => {
  const { user, mock } = await renderScreen(buildPetsPath(), { as: 'residente' })
  await user.click(await findButton('Nueva mascota'))
  await fillField(user, /^Nombre/, ' ñoqui ')
  await fillField(user, /^Raza/, 'mestizo')
  await clickSave(user)
  expect(await screen.findByText('La Mascota se guardó satisfactoriamente.')).toBeVisible()
  expect(await screen.findByRole('rowheader', { name: 'ÑOQUI' })).toBeVisible()
  expect(listPets(mock).find(({ name }) => name === 'ÑOQUI')).toMatchObject({
    breed: 'MESTIZO',
    documents_verified_flag: false,
    photo_file_name: null,
    person_id: 301,
    source: 'OWNER',
    method: 'WEB',
  })
})

test('keeps the input of a new pet that could not be saved, and saves it on a second attempt', async () => {
  const { user, mock } = await renderScreen(buildPetsPath(201, '&vista=nuevo'), {
    as: 'residente',
    faults: [{ operationId: 'createPet', status: 503, times: 1 }],
  })
  await fillField(user, /^Nombre/, 'ñoqui')
  await fillField(user, /^Raza/, 'mestizo')
  await clickSave(user)
  expect(await screen.findByText(/El servicio no está disponible en este momento/)).toBeVisible()
  expect(screen.getByRole('textbox', { name: /^Nombre/ })).toHaveValue('ÑOQUI')
  expect(listPets(mock)).toHaveLength(4)
  await clickSave(user)
  expect(await screen.findByText('La Mascota se guardó satisfactoriamente.')).toBeVisible()
  expect(listPets(mock)).toHaveLength(5)
})

test('saves a new pet once if the first response is lost, and shows it in the list', async () => {
  const { user, mock } = await renderScreen(buildPetsPath(201, '&vista=nuevo'), {
    as: 'residente',
    faults: [{ operationId: 'createPet', status: 'lost', times: 1 }],
  })
  await fillField(user, /^Nombre/, 'ñoqui')
  await fillField(user, /^Raza/, 'mestizo')
  await clickSave(user)
  expect(await screen.findByText(/No pudimos conectarnos/)).toBeVisible()
  await clickSave(user)
  expect(await screen.findByText('La Mascota se guardó satisfactoriamente.')).toBeVisible()
  expect(await screen.findByRole('rowheader', { name: 'ÑOQUI' })).toBeVisible()
  expect(listPets(mock)).toHaveLength(5)
})

test('requires name and breed, rejects a name of 300 letters, and sends no request while a value is invalid', async () => {
  const { user, mock } = await renderScreen(buildPetsPath(201, '&vista=nuevo'), { as: 'residente' })
  await clickSave(user)
  const name = screen.getByRole('textbox', { name: /^Nombre/ })
  expect(name).toHaveAccessibleDescription('Este campo es obligatorio')
  expect(name).toHaveFocus()
  expect(screen.getByRole('textbox', { name: /^Raza/ })).toHaveAccessibleDescription(
    /Este campo es obligatorio$/,
  )
  expect(await screen.findByText('Por favor complete los campos.')).toBeVisible()
  await user.click(name)
  await user.paste('a'.repeat(300))
  await clickSave(user)
  expect(name).toHaveAccessibleDescription('No puede tener más de 100 caracteres.')
  expect(listWrites(mock)).toEqual([])
})

test('changes a pet, and keeps the photo and the verification of the documents', async () => {
  const { user, mock } = await renderScreen(buildPetsPath(), { as: 'residente' })
  const photo = listPets(mock).find(({ name }) => name === 'MOROCHA')?.photo_file_name
  expect(photo).toBeTruthy()
  await user.click(await findButton('Editar MOROCHA'))
  expect(await screen.findByRole('checkbox', { name: 'Presentó documentación' })).toBeDisabled()
  await fillField(user, /^Nombre/, 'morocha ii 🐕')
  await clickSave(user)
  expect(await screen.findByText('La mascota se modificó satisfactoriamente.')).toBeVisible()
  expect(listPets(mock).find(({ name }) => name === 'MOROCHA II 🐕')).toMatchObject({
    photo_file_name: photo,
    documents_verified_flag: true,
  })
})

test('asks for a confirmation that names the pet, removes the pet, and reloads the list', async () => {
  const { user, mock } = await renderScreen(buildPetsPath(), { as: 'residente' })
  await user.click(await findButton('Remover TANO'))
  const confirmation = await findDialog('Remover Mascota')
  expect(confirmation.getByText(/TANO/)).toBeVisible()
  await user.click(confirmation.getByRole('button', { name: 'Remover' }))
  expect(await screen.findByText('Mascota eliminada con éxito.')).toBeVisible()
  await waitFor(async () => expect(await findRows()).toHaveLength(3))
  expect(listPets(mock).map(({ name }) => name)).not.toContain('TANO')
})

test('shows the error of a failed removal in the confirmation, and keeps the confirmation open', async () => {
  const { user, mock } = await renderScreen(buildPetsPath(), {
    as: 'residente',
    faults: [{ operationId: 'deletePet', status: 'network', times: 1 }],
  })
  await user.click(await findButton('Remover TANO'))
  const confirmation = await findDialog('Remover Mascota')
  await user.click(confirmation.getByRole('button', { name: 'Remover' }))
  expect(await confirmation.findByText(/No pudimos conectarnos/)).toBeVisible()
  expect(listPets(mock)).toHaveLength(4)
})

test('shows a pet read-only to a user without the right to manage the lot', async () => {
  const { user } = await renderScreen(buildPetsPath(203), { as: 'inquilino' })
  expect(await findButton('Remover GARDEL')).toHaveAccessibleDescription(/^Actualmente no tenés habilitada/)
  await user.click(await findButton('Ver detalles de GARDEL'))
  expect(await screen.findByRole('heading', { name: 'Detalles de la mascota' })).toBeVisible()
  expect(screen.getByRole('textbox', { name: /^Nombre/ })).toBeDisabled()
  expect(screen.getByRole('checkbox', { name: 'Presentó documentación' })).toBeDisabled()
  expect(screen.queryByLabelText(/^(Elegir|Cambiar) foto/)).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Guardar' })).not.toBeInTheDocument()
})

test("shows 'Sin registros de mascotas.' with the error if the list fails to load, and loads it on a retry", async () => {
  const { user, mock } = await renderScreen(buildPetsPath(), {
    as: 'residente',
    faults: [{ operationId: 'listPets', status: 'network' }],
  })
  expect(await screen.findByText('Sin registros de mascotas.')).toBeVisible()
  expect(screen.getByText(/No pudimos conectarnos/)).toBeVisible()
  await setFaults(mock, [])
  await user.click(await findButton('Reintentar'))
  expect(await findRows()).toHaveLength(4)
})

test('explains an empty list', async () => {
  await renderScreen(buildPetsPath(), { as: 'residente', scenario: 'empty' })
  expect(await screen.findByText('No hay resultados')).toBeVisible()
})

test.each(chooseCases(['999999', '1', '999999999'], 1))(
  'shows the not-found page for an unknown pet: %s',
  async (id) => {
    await renderScreen(buildPetsPath(201, `&vista=editar&id=${id}`), { as: 'residente' })
    expect(await screen.findByRole('heading', { name: 'No encontramos esta mascota' })).toBeVisible()
  },
)

test('shows pet names with markup or control characters as text, also in the confirmation', async () => {
  const hostileNames = ['<IMG SRC=X ONERROR=ALERT(1)>', '\u202eORREP', '👨‍👩‍👧‍👦', 'A'.repeat(100)]
  const { user } = await renderScreen(buildPetsPath(201, '&orden=name'), {
    as: 'residente',
    prepare: async ({ db }) => {
      for (const [index, pet] of db.pets.by('property_id', 201).entries())
        await db.pets.save({
          ...pet,
          name: hostileNames[index] ?? pet.name,
          breed: hostileNames[index] ?? pet.breed,
        })
    },
  })
  expect((await findRows()).map((row) => readCells(row)[0]).sort()).toEqual([...hostileNames].sort())
  await user.click(await findButton(`Remover ${hostileNames[0]}`))
  expect((await findDialog('Remover Mascota')).getByText(/<IMG SRC=X ONERROR=ALERT\(1\)>/)).toBeVisible()
})
