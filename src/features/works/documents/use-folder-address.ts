import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import * as v from 'valibot'
import { useAddressState } from '@/patterns/address/use-address-state'

const folderAddress = v.object({
  carpeta: v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(999_999_999)),
})
const initialAddress: v.InferOutput<typeof folderAddress> = { carpeta: 0 }

/** Reads the folder from the address and navigates to others, with a history entry for each. */
export function useFolderAddress() {
  const [{ carpeta }] = useAddressState(folderAddress, initialAddress)
  const { search } = useLocation()
  const navigate = useNavigate()
  const searchOf = useCallback(
    (id: number) => {
      const parameters = new URLSearchParams(search)
      parameters.delete('carpeta')
      if (id > 0) parameters.set('carpeta', String(id))
      return `?${parameters}`
    },
    [search],
  )
  const openFolder = (id: number) => {
    if (id !== carpeta) void navigate(searchOf(id))
  }
  return { folderId: carpeta, searchOf, openFolder }
}
