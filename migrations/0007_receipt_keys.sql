CREATE TABLE "receipt_keys" (
	"public_key" text PRIMARY KEY NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"former" text,
	"signature" text,
	CONSTRAINT "receipt_keys_former_key" UNIQUE NULLS NOT DISTINCT("former"),
	CONSTRAINT "receipt_keys_former_check" CHECK ("receipt_keys"."former" <> "receipt_keys"."public_key"),
	CONSTRAINT "receipt_keys_signature_check" CHECK ("receipt_keys"."signature" is null or "receipt_keys"."former" is not null)
);
--> statement-breakpoint
-- The keys that signed receipts so far, in the order of their first use.
INSERT INTO "receipt_keys" ("public_key", "since", "former")
SELECT "public_key", min("received_at"), lag("public_key") over (order by min("received_at"), "public_key")
FROM "sealed_bids" GROUP BY "public_key";
