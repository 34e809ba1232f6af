import { screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { listCountries } from '@/api/generated/catalogs/catalogs'
import { createUploadName } from '@/features/lots/photos/photo-value'
import { createPhoto } from '../../design-system/photo-field'
import { listWrites } from '../../support/list-writes'
import { setFaults } from '../../support/render-screen'
import { chooseCases } from '../../support/scope'
import {
  findPhotoInput,
  getSaveButton,
  listStoredPhotos,
  queryPhoto,
  renderPetForm,
  requirePet,
} from './pet-photo-form'

const morochaPhoto = 'demo-photo-morocha.png'

/** Chooses a photo and confirms the proposed crop. */
async function choosePhoto(user: UserEvent, file = createPhoto()) {
  await user.upload(await findPhotoInput(), file)
  await user.click(await screen.findByRole('button', { name: 'Usar esta foto' }, { timeout: 10_000 }))
  await waitFor(() => expect(queryPhoto()).toHaveAttribute('src', expect.stringMatching(/^blob:/)))
}

test('crops a chosen photo to a square at once, and uploads the photo only when the pet is saved', async () => {
  const { user, mock, drawImage } = await renderPetForm()
  const [photosBefore, countBefore] = [listStoredPhotos(mock), mock.db.photos.count()]
  await choosePhoto(user)
  expect(drawImage).toHaveBeenCalledExactlyOnceWith(expect.anything(), 50, 0, 300, 300, 0, 0, 300, 300)
  expect(await findPhotoInput()).toHaveFocus()
  expect(mock.db.photos.count()).toBe(countBefore)
  await user.click(getSaveButton())
  await waitFor(() => expect(requirePet(mock, 'PIPA').photo_file_name).toMatch(/\.jpg$/))
  const { photo_file_name } = requirePet(mock, 'PIPA')
  expect(listStoredPhotos(mock)).toEqual([...photosBefore, photo_file_name])
  expect(mock.db.files.by('key', photo_file_name ?? '')[0]).toMatchObject({
    media_type: 'image/jpeg',
    size: 4,
  })
})

test('shows the stored photo, and deletes the stored photo when another photo is saved', async () => {
  const { user, mock } = await renderPetForm('MOROCHA')
  await waitFor(() =>
    expect(queryPhoto()).toHaveAttribute('src', expect.stringMatching(`/uploads/${morochaPhoto}$`)),
  )
  await choosePhoto(user)
  expect(await findPhotoInput()).toHaveFocus()
  await user.click(getSaveButton())
  await waitFor(() => expect(mock.db.files.by('key', morochaPhoto)).toEqual([]))
  expect(listStoredPhotos(mock)).toEqual([requirePet(mock, 'MOROCHA').photo_file_name])
})

test('deletes the stored photo when the pet is saved without a photo', async () => {
  const { user, mock } = await renderPetForm('MOROCHA')
  await user.click(await screen.findByRole('button', { name: 'Quitar foto' }))
  expect(queryPhoto()).not.toBeInTheDocument()
  expect(await findPhotoInput()).toHaveFocus()
  expect(requirePet(mock, 'MOROCHA').photo_file_name).toBe(morochaPhoto)
  await user.click(getSaveButton())
  await waitFor(() => expect(listStoredPhotos(mock)).toEqual([]))
  expect(requirePet(mock, 'MOROCHA').photo_file_name).toBeNull()
})

test('keeps the stored photo when the pet is saved with the same photo', async () => {
  const { user, mock } = await renderPetForm('MOROCHA')
  await screen.findByRole('img')
  await user.click(getSaveButton())
  await waitFor(() => expect(requirePet(mock, 'MOROCHA').breed).toBe('MESTIZO'))
  expect(requirePet(mock, 'MOROCHA').photo_file_name).toBe(morochaPhoto)
  expect(listStoredPhotos(mock)).toEqual([morochaPhoto])
})

test.each(
  chooseCases(
    [
      ['requestPhotoUpload', 500, 'No se pudo subir la foto. Volvé a intentarlo o guardá sin ella.'],
      ['uploadPhoto', 403, 'No se pudo subir la foto. Volvé a intentarlo o guardá sin ella.'],
      [
        'uploadPhoto',
        413,
        'No se pudo subir la foto. Lo que enviaste pesa demasiado. Probá con un archivo más chico.',
      ],
      [
        'uploadPhoto',
        'network',
        'No se pudo subir la foto. No pudimos conectarnos. Revisá tu conexión a internet y volvé a intentarlo.',
      ],
    ] as const,
    2,
  ),
)(
  'saves nothing and keeps the chosen photo for a retry when %s fails with %s',
  async (operationId, status, message) => {
    const { user, mock } = await renderPetForm('TANO', { faults: [{ operationId, status, times: 1 }] })
    await choosePhoto(user)
    await user.click(getSaveButton())
    await waitFor(async () => expect(await findPhotoInput()).toHaveAccessibleDescription(message))
    expect(await findPhotoInput()).toHaveFocus()
    expect(queryPhoto()).toBeVisible()
    expect(requirePet(mock, 'TANO').photo_file_name).toBeNull()
    await user.click(getSaveButton())
    await waitFor(() => expect(requirePet(mock, 'TANO').photo_file_name).not.toBeNull())
    await waitFor(() =>
      expect(listStoredPhotos(mock)).toEqual([morochaPhoto, requirePet(mock, 'TANO').photo_file_name]),
    )
  },
)

test('uploads the photo again on a second attempt if the backend has not stored it, although the upload seemed to succeed', async () => {
  const { user, mock } = await renderPetForm('TANO', {
    faults: [{ operationId: 'uploadPhoto', status: 204, times: 1 }],
  })
  await choosePhoto(user)
  await user.click(getSaveButton())
  await waitFor(async () => expect(await findPhotoInput()).toBeInvalid())
  expect(requirePet(mock, 'TANO').photo_file_name).toBeNull()
  await user.click(getSaveButton())
  await waitFor(() => expect(requirePet(mock, 'TANO').photo_file_name).not.toBeNull())
  expect(listStoredPhotos(mock)).toContain(requirePet(mock, 'TANO').photo_file_name)
})

test('saves nothing when the user cancels a slow upload', async () => {
  const { user, mock } = await renderPetForm('TANO', {
    faults: [{ operationId: 'uploadPhoto', status: 'timeout' }],
  })
  await choosePhoto(user)
  await user.click(getSaveButton())
  expect(await screen.findByRole('progressbar', { name: 'Subiendo la foto…' })).toBeVisible()
  expect(await findPhotoInput()).toBeDisabled()
  await user.click(screen.getByRole('button', { name: 'Cancelar la subida' }))
  expect(await screen.findByText('Cancelaste la subida de la foto. Todavía no se guardó nada.')).toBeVisible()
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument()
  expect(requirePet(mock, 'TANO').updated_at).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Quitar foto' }))
  await setFaults(mock, [])
  await user.click(getSaveButton())
  await waitFor(() => expect(requirePet(mock, 'TANO').updated_at).not.toBeNull())
  expect(requirePet(mock, 'TANO').photo_file_name).toBeNull()
})

test('does not save the pet until the user confirms or discards the chosen photo', async () => {
  const { user, mock } = await renderPetForm('TANO')
  await user.upload(await findPhotoInput(), createPhoto())
  await screen.findByRole('button', { name: 'Descartar' })
  await user.click(getSaveButton())
  expect(await findPhotoInput()).toHaveAccessibleDescription(
    'Tocá «Usar esta foto» o «Descartar» antes de guardar.',
  )
  expect(requirePet(mock, 'TANO').updated_at).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Descartar' }))
  await user.click(getSaveButton())
  await waitFor(() => expect(requirePet(mock, 'TANO').updated_at).not.toBeNull())
  expect(requirePet(mock, 'TANO').photo_file_name).toBeNull()
})

test('uploads a photo only once for two failed saves, and deletes the photo when the user leaves', async () => {
  const updateFault = { operationId: 'updatePet', status: 400, body: { detail: 'Hoy no.' } } as const
  const { user, mock } = await renderPetForm('TANO', { faults: [updateFault] })
  await choosePhoto(user)
  for (const _ of [1, 2]) {
    await user.click(getSaveButton())
    expect(await screen.findByText('Hoy no.')).toBeVisible()
  }
  expect(listStoredPhotos(mock)).toHaveLength(2)
  await user.click(screen.getByRole('button', { name: 'Salir' }))
  await waitFor(() => expect(listStoredPhotos(mock)).toEqual([morochaPhoto]))
})

test('keeps the uploaded photo if the result of the save is unknown', async () => {
  const { user, mock } = await renderPetForm('TANO', { faults: [{ operationId: 'updatePet', status: 500 }] })
  await choosePhoto(user)
  await user.click(getSaveButton())
  await screen.findByRole('alert')
  await setFaults(mock, [])
  await user.click(screen.getByRole('button', { name: 'Salir' }))
  // A wrong deletion of the photo would reach the backend before this request.
  await listCountries()
  expect(listWrites(mock).at(-1)).toMatch(/^PUT .*pet/)
  expect(listStoredPhotos(mock)).toHaveLength(2)
})

test('saves the pet and warns when the replaced photo cannot be deleted', async () => {
  const { user, mock } = await renderPetForm('MOROCHA', {
    faults: [{ operationId: 'removePhoto', status: 500 }],
  })
  await choosePhoto(user)
  await user.click(getSaveButton())
  expect(await screen.findByText('La foto anterior no se pudo quitar.')).toBeVisible()
  expect(requirePet(mock, 'MOROCHA').photo_file_name).not.toBe(morochaPhoto)
})

test('offers to retry, and to remove the photo, when the address of the photo fails to load', async () => {
  const { user, mock } = await renderPetForm('MOROCHA', {
    faults: [{ operationId: 'getPhoto', status: 500, times: 1 }],
  })
  expect(await screen.findByRole('button', { name: 'Quitar foto' })).toBeEnabled()
  await user.click(screen.getByRole('button', { name: 'Reintentar' }))
  await waitFor(() =>
    expect(queryPhoto()).toHaveAttribute('src', expect.stringMatching(`/uploads/${morochaPhoto}$`)),
  )
  expect(listStoredPhotos(mock)).toEqual([morochaPhoto])
})

test('rejects an unreadable file and a file of twenty megabytes without an upload', async () => {
  const { user, mock } = await renderPetForm('TANO', { isReadable: false })
  await user.upload(await findPhotoInput(), new File(['no photo'], 'foto.jpg', { type: 'image/jpeg' }))
  expect(await screen.findByText('No pudimos leer esa foto. Elegí una imagen JPG, PNG o WebP.')).toBeVisible()
  const largeFile = Object.defineProperty(createPhoto('grande.png'), 'size', { value: 20_000_000 })
  await user.upload(await findPhotoInput(), largeFile)
  expect(await screen.findByText('Esa foto pesa demasiado. Elegí una de menos de 20 MB.')).toBeVisible()
  await user.click(getSaveButton())
  await waitFor(() => expect(requirePet(mock, 'TANO').updated_at).not.toBeNull())
  expect(requirePet(mock, 'TANO').photo_file_name).toBeNull()
})

test('creates upload names that have at most 200 characters, as in the contract, and end in .jpg', () => {
  const fileNames = ['a.jpg', `${'x'.repeat(400)}.jpg`, `${'😀'.repeat(300)}.jpg`, 'صورة\u202e.jpg', '.jpg']
  for (const name of fileNames) {
    const fileName = createUploadName(new File([], name))
    expect([...fileName].length).toBeLessThanOrEqual(200)
    expect(fileName).toMatch(/\.jpg$/)
    expect(fileName.isWellFormed()).toBe(true)
  }
})
