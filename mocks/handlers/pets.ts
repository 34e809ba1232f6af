import type { Db } from '../db/db.ts'
import type { PetRow } from '../db/rows.ts'
import { requireCallerPerson } from '../rules/lookups.ts'
import { matchesLotFilter, refuseReversedRange } from '../rules/lot-lists.ts'
import { createComparator } from '../rules/ordering.ts'
import { getPage, selectFromRows } from '../rules/pages.ts'
import * as rules from '../rules/pets.ts'
import { getPhotoAddress, isPhotoUsable } from '../rules/photos.ts'
import { type Call, respond, type TagHandlers } from './handler.ts'
import { assignPhotosToLot, findPhoto, removeStoredPhoto } from './lot-photos.ts'

const joinRegistrant = (db: Db, pet: PetRow): rules.RegisteredPet => ({
  pet,
  registrant: db.persons.require(pet.person_id),
})

const createPetConverter = (backend: URL) => (registeredPet: rules.RegisteredPet) =>
  rules.toPet(registeredPet, (fileName) => getPhotoAddress(fileName, backend))

function createPetContext({ path, caller, db, clock }: Call<'createPet' | 'updatePet'>): rules.PetContext {
  const callerPerson = requireCallerPerson(db, caller, path.rp)
  return {
    lot: db.properties.require(path.pid),
    callerPerson,
    today: clock.today(),
    now: clock.now().toISOString(),
    isPhotoReady: (fileName) => isPhotoUsable(findPhoto(db, fileName), callerPerson, 'pet'),
  }
}

/** The handlers for the pets of a lot. */
export const petHandlers: TagHandlers<'pets'> = {
  listPets: ({ path, query, db, backend }) => {
    refuseReversedRange(query)
    const pets = db.pets
      .by('property_id', path.pid)
      .filter((pet) => matchesLotFilter(pet, [pet.name, pet.breed], query))
      .map((pet) => joinRegistrant(db, pet))
      .sort(createComparator(query.ordering, rules.petOrderings))
    return respond(200, getPage(selectFromRows(pets), query, createPetConverter(backend)))
  },

  getPet: ({ path, db, backend }) =>
    respond(200, createPetConverter(backend)(joinRegistrant(db, db.pets.require(path.id)))),

  createPet: async (call) => {
    const { path, body, db, ids, backend } = call
    const pet = await db.pets.insert(rules.createPet(body, createPetContext(call), ids.next('pets')))
    await assignPhotosToLot(db, path.pid, [pet.photo_file_name])
    return respond(201, createPetConverter(backend)(joinRegistrant(db, pet)))
  },

  updatePet: async (call) => {
    const { path, body, db, backend } = call
    const previousPet = db.pets.require(path.id)
    const pet = await db.pets.save(rules.changePet(previousPet, body, createPetContext(call)))
    await assignPhotosToLot(db, path.pid, [previousPet.photo_file_name, pet.photo_file_name])
    return respond(200, createPetConverter(backend)(joinRegistrant(db, pet)))
  },

  deletePet: async ({ path, db }) => {
    const { photo_file_name } = db.pets.require(path.id)
    const photo = photo_file_name ? findPhoto(db, photo_file_name) : undefined
    if (photo) await removeStoredPhoto(db, photo)
    await db.pets.remove(path.id)
    return respond(204)
  },
}
