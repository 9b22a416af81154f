CREATE TABLE "safety_counts" (
	"year" integer NOT NULL,
	"month" integer NOT NULL,
	"category" text NOT NULL,
	"times" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "safety_counts_year_month_category_pk" PRIMARY KEY("year","month","category")
);
