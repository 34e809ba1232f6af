import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderScreen, setFaults } from '../../support/render-screen'
import { heardText } from './heard-text'
import { button, dialog, fill, pets, petsOf, rows, save } from './vehicle-steps'

const cellsOf = (row: HTMLElement) => [...row.children].map(heardText)

const named = async (name: string) => {
  const petRow = (await rows()).find((row) => cellsOf(row)[0] === name)
  if (!petRow) throw new Error(`${name} is not listed`)
  return within(petRow)
}

test('lists the pets of the lot with whether the Administration verified their documents', async () => {
  await renderScreen(pets(201, '&orden=name'), { as: 'residente' })
  expect((await rows()).map((row) => [cellsOf(row)[0], cellsOf(row)[2]])).toEqual([
    ['MOROCHA', 'LABRADOR RETRIEVER'],
    ['ÑANDÚ', 'DOGO ARGENTINO'],
    ['PELUSA', 'GATO SIAMÉS'],
    ['TANO', 'MESTIZO'],
  ])
  for (const [name, isSeen] of [
    ['MOROCHA', true],
    ['TANO', false],
  ] as const) {
    const box = (await named(name)).getByRole('checkbox', { name: 'Presentó documentación' })
    expect(box).toBeDisabled()
    expect((box as HTMLInputElement).checked).toBe(isSeen)
  }
})

test('adds a pet in capitals, with unverified documents', async () => {
  const { user, mock } = await renderScreen(pets(), { as: 'residente' })
  await user.click(await button('Nueva mascota'))
  await fill(user, /^Nombre/, ' ñoqui ')
  await fill(user, /^Raza/, 'mestizo')
  await save(user)
  expect(await screen.findByText('La Mascota se guardó satisfactoriamente.')).toBeVisible()
  expect(await screen.findByRole('rowheader', { name: 'ÑOQUI' })).toBeVisible()
  expect(petsOf(mock).find(({ name }) => name === 'ÑOQUI')).toMatchObject({
    breed: 'MESTIZO',
    documents_verified_flag: false,
    photo_file_name: null,
    person_id: 301,
    source: 'OWNER',
    method: 'WEB',
  })
})

test('requires name and breed, and refuses a name of 300 letters before sending it', async () => {
  const { user, mock } = await renderScreen(pets(201, '&vista=nuevo'), { as: 'residente' })
  const before = petsOf(mock).length
  await save(user)
  const name = screen.getByRole('textbox', { name: /^Nombre/ })
  expect(name).toHaveAccessibleDescription('Este campo es obligatorio')
  expect(name).toHaveFocus()
  expect(screen.getByRole('textbox', { name: /^Raza/ })).toHaveAccessibleDescription(
    /Este campo es obligatorio$/,
  )
  expect(await screen.findByText('Por favor complete los campos.')).toBeVisible()
  await user.click(name)
  await user.paste('a'.repeat(300))
  await save(user)
  expect(name).toHaveAccessibleDescription('No puede tener más de 100 caracteres.')
  expect(petsOf(mock)).toHaveLength(before)
})

test('changes a pet, keeps its photo, and leaves its documents to the Administration', async () => {
  const { user, mock } = await renderScreen(pets(), { as: 'residente' })
  const photo = petsOf(mock).find(({ name }) => name === 'MOROCHA')?.photo_file_name
  expect(photo).toBeTruthy()
  await user.click(await button('Editar MOROCHA'))
  expect(await screen.findByRole('checkbox', { name: 'Presentó documentación' })).toBeDisabled()
  await fill(user, /^Nombre/, 'morocha ii 🐕')
  await save(user)
  expect(await screen.findByText('La mascota se modificó satisfactoriamente.')).toBeVisible()
  expect(petsOf(mock).find(({ name }) => name === 'MOROCHA II 🐕')).toMatchObject({
    photo_file_name: photo,
    documents_verified_flag: true,
  })
})

test('names the pet in the removal question, and reloads the list after it', async () => {
  const { user, mock } = await renderScreen(pets(), { as: 'residente' })
  await user.click(await button('Remover TANO'))
  const question = await dialog('Remover Mascota')
  expect(question.getByText(/TANO/)).toBeVisible()
  await user.click(question.getByRole('button', { name: 'Remover' }))
  expect(await screen.findByText('Mascota eliminada con éxito.')).toBeVisible()
  await waitFor(async () => expect(await rows()).toHaveLength(3))
  expect(petsOf(mock).map(({ name }) => name)).not.toContain('TANO')
})

test('shows a failed removal in its question, which stays open', async () => {
  const { user, mock } = await renderScreen(pets(), {
    as: 'residente',
    faults: [{ operationId: 'deletePet', status: 'network', times: 1 }],
  })
  await user.click(await button('Remover TANO'))
  const question = await dialog('Remover Mascota')
  await user.click(question.getByRole('button', { name: 'Remover' }))
  expect(await question.findByText(/No pudimos conectarnos/)).toBeVisible()
  expect(petsOf(mock)).toHaveLength(4)
})

test('shows everything read-only to a user who may not manage the lot', async () => {
  const { user } = await renderScreen(pets(203), { as: 'inquilino' })
  expect(await button('Remover GARDEL')).toHaveAccessibleDescription(/^Actualmente no tenés habilitada/)
  await user.click(await button('Ver detalles de GARDEL'))
  expect(await screen.findByRole('heading', { name: 'Detalles de la mascota' })).toBeVisible()
  expect(screen.getByRole('textbox', { name: /^Nombre/ })).toBeDisabled()
  expect(screen.getByRole('checkbox', { name: 'Presentó documentación' })).toBeDisabled()
  expect(screen.queryByLabelText(/^Foto/)).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Guardar' })).not.toBeInTheDocument()
})

test('shows the prescribed sentence when the list fails to load, and retries', async () => {
  const { user, mock } = await renderScreen(pets(), {
    as: 'residente',
    faults: [{ operationId: 'listPets', status: 'network' }],
  })
  expect(await screen.findByText('Sin registros de mascotas.')).toBeVisible()
  expect(screen.getByText(/No pudimos conectarnos/)).toBeVisible()
  await setFaults(mock, [])
  await user.click(await button('Reintentar'))
  expect(await rows()).toHaveLength(4)
})

test('explains an empty list', async () => {
  await renderScreen(pets(), { as: 'residente', scenario: 'empty' })
  expect(await screen.findByText('No hay resultados')).toBeVisible()
})

test.each(['999999', '1', '999999999'])('shows the missing page for an unknown pet: %s', async (id) => {
  await renderScreen(pets(201, `&vista=editar&id=${id}`), { as: 'residente' })
  expect(await screen.findByRole('heading', { name: 'No encontramos esta mascota' })).toBeVisible()
})

test('shows any name as text, and can remove the pet', async () => {
  const hostile = ['<IMG SRC=X ONERROR=ALERT(1)>', '\u202eORREP', '👨‍👩‍👧‍👦', 'A'.repeat(100)]
  const { user } = await renderScreen(pets(201, '&orden=name'), {
    as: 'residente',
    before: async ({ db }) => {
      for (const [index, pet] of db.pets.by('property_id', 201).entries())
        await db.pets.save({ ...pet, name: hostile[index] ?? pet.name, breed: hostile[index] ?? pet.breed })
    },
  })
  expect((await rows()).map((row) => cellsOf(row)[0]).sort()).toEqual([...hostile].sort())
  await user.click(await button(`Remover ${hostile[0]}`))
  expect((await dialog('Remover Mascota')).getByText(/<IMG SRC=X ONERROR=ALERT\(1\)>/)).toBeVisible()
})
