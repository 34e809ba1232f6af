import { Blob, File } from 'node:buffer'

/*
 * A browser has one kind of file. The tests have two, jsdom's and Node's, and the fetch of the tests, which is Node's,
 * would send jsdom's as the text `[object FormData]`. So there is one here too, which jsdom's reader is made to read.
 */
const PageBlob = globalThis.Blob
const PageReader = globalThis.FileReader

/** jsdom's own kind of a file of Node's. */
const inPage = async (blob: globalThis.Blob) => new PageBlob([await blob.arrayBuffer()], { type: blob.type })

class Reader extends PageReader {
  override readAsText(blob: globalThis.Blob, encoding?: string) {
    void inPage(blob).then((one) => super.readAsText(one, encoding))
  }

  override readAsDataURL(blob: globalThis.Blob) {
    void inPage(blob).then((one) => super.readAsDataURL(one))
  }

  override readAsArrayBuffer(blob: globalThis.Blob) {
    void inPage(blob).then((one) => super.readAsArrayBuffer(one))
  }
}

const form = await new Response(new URLSearchParams()).formData()

Object.assign(globalThis, { Blob, File, FormData: form.constructor, FileReader: Reader })
