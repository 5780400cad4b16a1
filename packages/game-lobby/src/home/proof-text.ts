/** The text whose SHA-256 is the fingerprint of a pool, as the gateway hashes it. */
export const proofText = ({ hitAt, salt }: { hitAt: string; salt: string }): string => `${hitAt}:${salt}`

/** An invented pool, for trying the calculation before a pool is won. */
export const exampleProof = {
  hitAt: '12345.67',
  salt: '00112233445566778899aabbccddeeff',
  commitment: 'b0d73bc5727cc68a691f92f7842e76d0252aa88de8499e4c3b255da4d9496587',
}
