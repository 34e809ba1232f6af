import { passPreview } from './root-files.ts'

/*
 * The preview of the link of a shared pass, which messengers show. The pass is in the fragment, which no server gets, so the link has the
 * days and hours in its path, too, and the server writes them into the title of the preview.
 */

/**
 * Matches the path of a shared pass with its days and hours, such as `/pase/mar 24-03, 9 a 13`. It allows only the words that the portal
 * writes (`sharedPass.days`), because anyone can make a link, and the preview seems to be a text of the portal.
 */
export const passWithDays = /^\/pase\/((?:lun|mar|mié|jue|vie|sáb|dom|al?|todo|el|día|[\d:,() -])+)\/?$/

const titleStart = `og:title" content="${passPreview.title}`

/** The start of the title in the HTML, and what replaces it. `days` is how the server calls the text that `passWithDays` has found. */
export const getTitleChange = (days: string) => ({
  found: titleStart,
  replacement: `${titleStart} · ${days}`,
})
