ALTER TABLE "raffle_draw" ADD COLUMN "client_key" text;--> statement-breakpoint
ALTER TABLE "vendor_transfer" ADD COLUMN "client_key" text;--> statement-breakpoint
ALTER TABLE "redemption" ADD COLUMN "client_key" text;--> statement-breakpoint
ALTER TABLE "raffle_draw" ADD CONSTRAINT "raffle_draw_client_key" UNIQUE("member_id","client_key");--> statement-breakpoint
ALTER TABLE "vendor_transfer" ADD CONSTRAINT "vendor_transfer_client_key" UNIQUE("member_id","client_key","vendor");--> statement-breakpoint
ALTER TABLE "redemption" ADD CONSTRAINT "redemption_client_key" UNIQUE("member_id","client_key");