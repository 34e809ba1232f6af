import { createContext } from 'react'

/** Whether nothing in the rows can be pressed, because the portal has not loaded yet. */
export const InertRowsContext = createContext(false)
