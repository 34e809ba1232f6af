import * as v from 'valibot'
import { useAddressState } from '@/patterns/address/use-address-state'

const viewAddress = v.object({
  vista: v.picklist(['', 'detalle', 'editar']),
  id: v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(999_999_999)),
})
const nothingOpen: v.InferOutput<typeof viewAddress> = { vista: '', id: 0 }

/** The submission that is open over the list. */
export interface SubmissionView {
  id: number
  isEdit: boolean
}

/** Reads from the address which submission is open over the list; undefined if none is. */
export function useSubmissionView(): SubmissionView | undefined {
  const [{ vista, id }] = useAddressState(viewAddress, nothingOpen)
  return vista === '' || id === 0 ? undefined : { id, isEdit: vista === 'editar' }
}
