import { Blob, File } from 'node:buffer'

/*
 * A browser has one kind of file. The tests have two, jsdom's and Node's, and the fetch of the tests, which is Node's,
 * would send jsdom's as the text `[object FormData]`. So there is one here too.
 */
const form = await new Response(new URLSearchParams()).formData()

Object.assign(globalThis, { Blob, File, FormData: form.constructor })
