export default { ssr: { noExternal: ['@seatwise/ui'] }, build: { copyPublicDir: false } };
