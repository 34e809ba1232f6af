import { useState } from 'react'
import type { FormDrafts } from './form-drafts'

const doNothing = () => {}

/** Keeps no draft, so that a form without a draft does not load the code of drafts. */
export const noDrafts: FormDrafts = {
  useOpenedDraft({ draft, initialValues, typedValues }) {
    if (typeof draft === 'string') throw new Error(`The form '${draft}' needs the prop 'drafts'`)
    const [startValues] = useState(typedValues ?? initialValues)
    return { id: undefined, initialText: '', restoredValues: undefined, hadFiles: false, startValues }
  },
  useDraftSaving: () => doNothing,
  DraftNotice: () => null,
}
